const PANES = Array.from({ length: 24 }, (_, pane) => pane);

/** Twenty-four windows, and the same row lit: how much of a text has passed. Decoration; it moves by style alone. */
export function ReadingStrip() {
  const panes = (
    <div className="panes">
      {PANES.map((pane) => (
        <i key={pane} />
      ))}
    </div>
  );
  return (
    <div className="frame" aria-hidden="true">
      {panes}
      <div className="lit">{panes}</div>
    </div>
  );
}

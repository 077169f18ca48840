const windows = Array.from({ length: 24 }, (_, i) => i);

/** Decoration: 24 lit windows over 24 dark ones. The caller puts it into an element `strip`: its CSS uncovers the lit ones. */
export function ReadingStrip() {
  const panes = (
    <div className="panes">
      {windows.map((i) => (
        <i key={i} />
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

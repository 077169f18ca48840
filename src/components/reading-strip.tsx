const PANES = Array.from({ length: 24 }, (_, pane) => pane);

/** Two rows of 24 windows, one dark and one lit, which show how far the reader is. Decoration; only CSS moves it (pages/article/styles.ts). */
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

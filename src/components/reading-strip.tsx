const windows = Array.from({ length: 24 }, (_, i) => i);

/**
 * Shows 24 dark windows with 24 lit ones over them. CSS uncovers these as the visitor reads (article/styles.ts). Decoration.
 */
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

const windows = Array.from({ length: 24 }, (_, i) => i);

/** Decoration: 24 dark windows. 24 lit ones lie over them, and CSS uncovers these as the visitor reads (styles.ts). */
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

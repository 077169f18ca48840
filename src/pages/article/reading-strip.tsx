const windows = Array.from({ length: 24 }, (_, i) => i);

/** Decoration: 24 dark windows. CSS uncovers the 24 lit ones over them as the visitor reads (styles.ts). */
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

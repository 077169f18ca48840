const windows = Array.from({ length: 24 }, (_, i) => i);

/** Decoration for the element `strip`: while the visitor scrolls, its CSS uncovers 24 lit windows over 24 dark ones. */
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

const WINDOWS = Array.from({ length: 24 }, (_, i) => i);

/** Decorates the element with `articleStyles().progress`, whose CSS uncovers 24 lit windows over 24 dark ones on scroll. */
export function ReadingProgress() {
  const panes = (
    <div className="panes">
      {WINDOWS.map((i) => (
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

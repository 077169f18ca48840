import { useEffect, useState } from 'react';
import { appShellCopy } from '../../content/copy/app-shell';
import { loadingIndicatorClass } from './loading-indicator.styles';

const PANES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** A page that loads faster needs no loading indicator. */
const DELAY_MS = 400;

/** Shows that the next page is loading. Renders nothing for `DELAY_MS`, then nine panes that light up in turn. */
export function LoadingIndicator() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <div className={loadingIndicatorClass()} role="status" aria-label={appShellCopy.loading}>
      {PANES.map((pane) => (
        <i key={pane} style={{ animationDelay: `${((pane % 3) + Math.floor(pane / 3)) * 120}ms` }} />
      ))}
    </div>
  );
}

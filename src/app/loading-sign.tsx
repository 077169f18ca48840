import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { frame } from '../content/copy/frame';

const PANES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** A page that comes sooner needs no sign, and no time spent on one. */
const PATIENCE_MS = 400;

/** Nine panes lighting in stair order, while a page is long in coming. */
export function LoadingSign() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <Sign role="status" aria-label={frame.loading}>
      {PANES.map((pane) => (
        <i key={pane} style={{ animationDelay: `${((pane % 3) + Math.floor(pane / 3)) * 120}ms` }} />
      ))}
    </Sign>
  );
}

const Sign = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: '30',
    insetInlineEnd: '6',
    bottom: '6',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 11px)',
    gap: '3px',
    padding: '10px',
    borderRadius: '26px 26px 6px 6px',
    bg: 'night',
    '& i': { height: '11px', bg: 'lit', animation: 'light .2s both' },
  },
});

import { chakra } from '@chakra-ui/react/styled-system';
import { frame } from '../content/copy/frame';

const PANES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Nine panes lighting in stair order. Appears only after 400 ms: a page that comes sooner needs no sign. */
export function LoadingSign() {
  return (
    <Sign role="status" aria-label={frame.loading}>
      {PANES.map((pane) => (
        <i key={pane} style={{ animationDelay: `${400 + ((pane % 3) + Math.floor(pane / 3)) * 120}ms` }} />
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
    animation: 'light 1ms 400ms both',
    '& i': { height: '11px', bg: 'lit', animation: 'light .2s both' },
  },
});

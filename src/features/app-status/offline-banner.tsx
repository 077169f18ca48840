import { chakra } from '@chakra-ui/react/styled-system';
import { useSyncExternalStore } from 'react';
import { Container } from '../../components/container';
import { frame } from '../../content/copy/frame';
import { networkStatus } from '../../platform/network-status';

/**
 * One quiet strip above the header while the network is gone. The live region stands in every page, empty, so that
 * a screen reader hears the change; the words come only after hydration, because the server cannot know.
 */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    networkStatus.subscribe,
    networkStatus.getSnapshot,
    networkStatus.getServerSnapshot,
  );
  return (
    <div role="status">
      {isOnline ? null : (
        <Strip>
          <Container>
            <i />
            <span>{frame.offline.banner}</span>
          </Container>
        </Strip>
      )}
    </div>
  );
}

const Strip = chakra('div', {
  base: {
    bg: 'ink',
    color: 'onDark',
    fontSize: '.9375rem',
    lineHeight: '1.35',
    '& > div': { display: 'flex', gap: '10px', alignItems: 'center', paddingBlock: '10px 9px' },
    '& i': {
      flex: 'none',
      width: '12px',
      height: '16px',
      borderRadius: '6px 6px 0 0',
      border: '1.5px solid',
      borderColor: 'onNight.muted',
    },
  },
});

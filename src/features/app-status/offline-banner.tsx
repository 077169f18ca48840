import { Container } from '../../components/container';
import { useStore } from '../../components/use-store';
import { frame } from '../../content/copy/frame';
import { networkStatus } from '../../platform/network-status';
import { stripClass } from './offline-banner.look';

/**
 * One quiet strip above the header while the network is gone. The live region stands in every page, empty, so that
 * a screen reader hears the change; the words come only after hydration, because the server cannot know.
 */
export function OfflineBanner() {
  const isOnline = useStore(networkStatus);
  return (
    <div role="status">
      {isOnline ? null : (
        <div className={stripClass()}>
          <Container>
            <i />
            <span>{frame.offline.banner}</span>
          </Container>
        </div>
      )}
    </div>
  );
}

import { Container } from '../../components/container';
import { useStore } from '../../components/use-store';
import { appShellCopy } from '../../content/copy/app-shell';
import { onlineStatus } from '../../platform/online-status';
import { reserveFoot } from '../../platform/visual-viewport';
import { offlineBannerClass } from './offline-banner.styles';

/** Shows a text at the foot of the screen (`reserveFoot`) while offline. Its live region is in the page also while online. */
export function OfflineBanner() {
  const isOnline = useStore(onlineStatus);
  return (
    <div role="status">
      {isOnline ? null : (
        <div ref={reserveFoot} className={offlineBannerClass()}>
          <Container>
            <span>{appShellCopy.offline.banner}</span>
          </Container>
        </div>
      )}
    </div>
  );
}

import { Container } from '../../components/container';
import { useStore } from '../../components/use-store';
import { appShellCopy } from '../../content/copy/app-shell';
import { onlineStatus } from '../../platform/online-status';
import { reserveBannerSpace } from '../../platform/visual-viewport';
import { offlineBannerClass } from './offline-banner.styles';

/** Shows a text at the bottom of the screen (`reserveBannerSpace`) while offline. Its live region is also there while online. */
export function OfflineBanner() {
  const isOnline = useStore(onlineStatus);
  return (
    <div role="status">
      {isOnline ? null : (
        <div ref={reserveBannerSpace} className={offlineBannerClass()}>
          <Container>
            <span>{appShellCopy.offline.banner}</span>
          </Container>
        </div>
      )}
    </div>
  );
}

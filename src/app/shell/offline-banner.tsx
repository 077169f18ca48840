import { Container } from '../../components/container';
import { useStore } from '../../components/use-store';
import { appShellCopy } from '../../content/copy/app-shell';
import { onlineStatus } from '../../platform/online-status';
import { offlineBannerClass } from './offline-banner.styles';

/** If offline, shows a text at the bottom of the screen and sets `--banner-height`. If online, renders an empty live region. */
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

/**
 * Keeps the CSS variable `--banner-height` equal to the height in px of `element`, which is fixed at the bottom of the screen.
 * Styles keep other parts above it. The first value is set before the next paint, not at once. Returns a function that stops it
 * and removes the variable. Call it for one element at a time.
 */
function reserveBannerSpace(element: HTMLDivElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--banner-height', `${element.getBoundingClientRect().height}px`);
  });
  // It observes the border box, because the space for a phone's home indicator is padding and may change alone.
  observer.observe(element, { box: 'border-box' });
  return () => {
    observer.disconnect();
    style.removeProperty('--banner-height');
  };
}

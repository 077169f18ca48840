import { useEffect, useRef } from 'react';
import { Container } from '../components/container';
import { useStore } from '../components/use-store';
import { appShell } from '../content/copy/app-shell';
import { networkStatus } from '../platform/network-status';
import { takeFoot } from '../platform/visible-area';
import { stripClass } from './offline-banner.styles';

/**
 * One quiet strip at the foot of the screen while the network is gone: over the page, so that its coming and going
 * moves nothing. The live region stands in every page, empty, so that a screen reader hears the change; the words come
 * only after hydration, because the server cannot know.
 */
export function OfflineBanner() {
  const isOnline = useStore(networkStatus);
  return <div role="status">{isOnline ? null : <Strip />}</div>;
}

function Strip() {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => (strip.current ? takeFoot(strip.current) : undefined), []);
  return (
    <div ref={strip} className={stripClass()}>
      <Container>
        <i />
        <span>{appShell.offline.banner}</span>
      </Container>
    </div>
  );
}

import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle, whenLoaded } from '../platform/page-lifecycle';
import { startPixel } from '../platform/pixel';

/**
 * What starts only once the page is loaded and answers: the service worker with its notices, the lead outbox of this
 * tab, the ads pixel. A file that cannot be had now is asked for again on the next page; nothing is lost meanwhile.
 */
export function AfterHydration() {
  const [UpdateBar, setUpdateBar] = useState<ComponentType | null>(null);
  const [OutboxChip, setOutboxChip] = useState<ComponentType | null>(null);
  useEffect(() => {
    const warn = (error: unknown) => console.warn('A part of the app could not be loaded', error);
    // One quiet moment each: together they would keep a slow phone from answering a tap.
    const parts = [
      startPixel,
      () => import('../features/leads/start-outbox').then(({ startOutbox }) => startOutbox(), warn),
      () =>
        import('../features/leads/outbox-chip').then(
          (module) => setOutboxChip(() => module.OutboxChip),
          warn,
        ),
      () =>
        import('../features/app-status/update-bar').then(
          (module) => setUpdateBar(() => module.UpdateBar),
          warn,
        ),
    ];
    const startNext = () => {
      const part = parts.shift();
      if (!part) return;
      void part();
      whenIdle(startNext);
    };
    whenLoaded(() => whenIdle(startNext));
  }, []);
  return (
    <>
      {OutboxChip ? <OutboxChip /> : null}
      {UpdateBar ? <UpdateBar /> : null}
    </>
  );
}

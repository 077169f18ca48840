import { type ComponentType, useEffect, useState } from 'react';
import { networkStatus } from '../platform/network-status';
import { onReturn, whenIdle, whenLoaded } from '../platform/page-lifecycle';
import { startPixel } from '../platform/pixel';

/** Fetches a part and answers with the way to start it. */
type Part = () => Promise<() => void>;

/**
 * What starts only once the page is loaded and answers: the service worker with its notices, the lead outbox of this
 * tab, the ads pixel. A part whose file cannot be had now is asked for again when the network or the person comes back:
 * a request may have been saved meanwhile, and only the outbox of an open page sends it where no worker is woken.
 */
export function AfterHydration() {
  const [UpdateBar, setUpdateBar] = useState<ComponentType | null>(null);
  const [OutboxChip, setOutboxChip] = useState<ComponentType | null>(null);
  useEffect(() => {
    const waiting: Part[] = [
      async () => startPixel,
      () => import('../features/leads/start-outbox').then(({ startOutbox }) => startOutbox),
      () =>
        import('../features/leads/outbox-chip').then(
          (module) => () => setOutboxChip(() => module.OutboxChip),
        ),
      () =>
        import('../features/app-status/update-bar').then(
          (module) => () => setUpdateBar(() => module.UpdateBar),
        ),
    ];
    const missing: Part[] = [];

    // One quiet moment each: together they would keep a slow phone from answering a tap.
    function startNext(): void {
      const part = waiting.shift();
      if (!part) return;
      part().then(
        (start) => start(),
        (error: unknown) => {
          console.warn('A part of the app could not be loaded', error);
          missing.push(part);
        },
      );
      whenIdle(startNext);
    }
    function tryMissing(): void {
      if (missing.length === 0 || !networkStatus.getSnapshot()) return;
      waiting.push(...missing.splice(0));
      startNext();
    }
    whenLoaded(() => whenIdle(startNext));
    const stops = [networkStatus.subscribe(tryMissing), onReturn(tryMissing)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <>
      {OutboxChip ? <OutboxChip /> : null}
      {UpdateBar ? <UpdateBar /> : null}
    </>
  );
}

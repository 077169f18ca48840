import { type ComponentType, useEffect, useState } from 'react';
import { requestPersistentStorage } from '../../platform/persistent-storage';
import { startPixel } from '../../platform/pixel';
import { startWhenIdle } from '../../platform/start-when-idle';

/**
 * Loads and starts the ads pixel, a request to keep storage, the lead outbox and the service worker when the browser is idle.
 * Loads a failed one again when the network or the visitor returns. Shows the update bar and the outbox chip (the latter not on
 * /saved). `path` is the route of the shown page, such as /about.
 */
export function PartsLoadedWhenIdle({ path }: { path: string }) {
  const [OutboxChip, setOutboxChip] = useState<ComponentType<{ path: string }> | null>(null);
  const [UpdateBar, setUpdateBar] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      startWhenIdle([
        async () => startPixel(),
        async () => requestPersistentStorage({ canAskVisitor: false }),
        () => import('../../leads/tab/start-outbox').then(({ startOutbox }) => startOutbox()),
        () => import('../../leads/tab/outbox-chip').then((chip) => setOutboxChip(() => chip.OutboxChip)),
        () => import('../updates/register-worker').then((worker) => worker.registerWorker()),
        () => import('../updates/update-bar').then((bar) => setUpdateBar(() => bar.UpdateBar)),
      ]),
    [],
  );
  return (
    <>
      {OutboxChip ? <OutboxChip path={path} /> : null}
      {UpdateBar ? <UpdateBar /> : null}
    </>
  );
}

import { type ComponentType, useEffect, useState } from 'react';
import { keepStorageOfApp } from '../platform/lasting-storage';
import { startPixel } from '../platform/pixel';
import { startLater } from '../platform/start-later';

/**
 * Starts what the page does not need to respond: ads pixel, storage request of an installed app, lead outbox of this tab,
 * and service worker with its notices. `path`: path of the shown page in the route table.
 */
export function AfterHydration({ path }: { path: string }) {
  const [UpdateBar, setUpdateBar] = useState<ComponentType | null>(null);
  const [OutboxChip, setOutboxChip] = useState<ComponentType<{ path: string }> | null>(null);
  useEffect(
    () =>
      startLater([
        async () => startPixel,
        async () => keepStorageOfApp,
        () => import('../leads/sending/page-outbox').then(({ startOutbox }) => startOutbox),
        () =>
          import('../leads/sending/outbox-chip').then(
            (module) => () => setOutboxChip(() => module.OutboxChip),
          ),
        () => import('./updates/update-bar').then((module) => () => setUpdateBar(() => module.UpdateBar)),
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

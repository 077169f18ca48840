import { type ComponentType, useEffect, useState } from 'react';
import { keepStorageOfApp } from '../platform/lasting-storage';
import { startPixel } from '../platform/pixel';
import { startLater } from '../platform/start-later';

/**
 * What starts only once the page is loaded and answers: the service worker with its notices, the lead outbox of this
 * tab, the ads pixel, the wish to keep what an installed app stores. The outbox must come in the end, however the line
 * is: a request may have been saved meanwhile, and where no worker is woken only the outbox of an open page sends it.
 * `path`: of the page shown, in the route table.
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

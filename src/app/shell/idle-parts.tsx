import { type ComponentType, useEffect, useState } from 'react';
import { keepStorageInApp } from '../../platform/lasting-storage';
import { startPixel } from '../../platform/pixel';
import { startWhenIdle } from '../../platform/start-when-idle';

/**
 * Loads and starts with `startWhenIdle`, which tries a failed load again later: ads pixel, lead outbox, service worker and, in
 * the installed app, a request to keep storage. Shows the notices of outbox (not on /saved) and worker. `path`: the path of the
 * shown page's route, such as /about.
 */
export function IdleParts({ path }: { path: string }) {
  const [OutboxChip, setOutboxChip] = useState<ComponentType<{ path: string }> | null>(null);
  const [UpdateBar, setUpdateBar] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      startWhenIdle([
        async () => startPixel,
        async () => keepStorageInApp,
        () => import('../../leads/sending/page-outbox').then(({ startOutbox }) => startOutbox),
        () =>
          import('../../leads/saved/outbox-chip').then((chip) => () => setOutboxChip(() => chip.OutboxChip)),
        () => import('../updates/update-bar').then((bar) => () => setUpdateBar(() => bar.UpdateBar)),
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

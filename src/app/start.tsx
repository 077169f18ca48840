import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { currentPath } from '../platform/navigation';
import { nextTask } from '../platform/page-lifecycle';
import { keepScrollPositions } from '../platform/scroll';
import { servedPage } from '../platform/served-page';
import { App } from './app';
import { loadPage } from './loaded-page';
import { isHeaderGround, matchRoute } from './routes';

/**
 * Hydrates the frame. Reading the scripts and hydrating are tasks of their own, so that a tap in between is answered. The
 * page inside follows when the route table says it is wanted (page-slot).
 */
export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  const { path = currentPath(), headerGround } = servedPage();
  const first = matchRoute(path);
  // Asked for now, so that it arrives while the frame is being hydrated. Who waits for it hears of a failure.
  if (first.script === 'at-once') loadPage(first.path).catch(() => undefined);
  keepScrollPositions();
  await nextTask();
  const app = (
    <App first={first} firstHeader={isHeaderGround(headerGround) ? headerGround : 'canvas'} served="" />
  );
  // Without a server, as in a test page, there is nothing to hydrate.
  if (container.firstElementChild) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);
}

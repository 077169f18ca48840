import { startTransition } from 'react';
import { nextTask } from '../platform/page-lifecycle';
import { App } from './app';
import { hydrateRoot } from './hydrate-root';
import { startPage } from './navigation/change-page';
import { readPage } from './navigation/page-document';
import { keepScrollPositions } from './navigation/scroll';

/**
 * Hydrates the frame. Reading the scripts and hydrating are tasks of their own, so that a tap in between is answered. The
 * page inside is hydrated apart from it, if it has a script.
 */
export async function start(): Promise<void> {
  const container = document.getElementById('root');
  const served = readPage(document);
  if (!container || !served) throw new Error('This document holds no page');
  startPage(served);
  keepScrollPositions();
  await nextTask();
  const { path, ground } = served;
  startTransition(() => {
    hydrateRoot(container, <App first={{ path, ground }} served="" />);
  });
}

import { startTransition } from 'react';
import { nextTask } from '../../platform/page-lifecycle';
import { App } from '../app';
import { keepScrollPositions } from '../navigation/scroll';
import { activatePage } from '../page-runtime/activate-page';
import { hydrateRoot } from '../page-runtime/hydrate-root';
import { readPage } from '../page-runtime/page-document';

/**
 * Starts the app on the served page. Resolves when React begins to hydrate the app shell, even if the page script fails.
 * Rejects before it starts anything if the document has no page of this site.
 */
export async function hydrateApp(): Promise<void> {
  const container = document.getElementById('root');
  const servedPage = readPage(document);
  if (!container || !servedPage) throw new Error('This document has no page');
  activatePage(servedPage);
  keepScrollPositions();
  await nextTask();
  const { path, background, content } = servedPage;
  startTransition(() => {
    hydrateRoot(container, <App servedPage={{ path, background }} content={content} />);
  });
}

import { startTransition, useEffect, useEffectEvent, useRef } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { whenIdle, whenLoaded } from '../platform/page-lifecycle';
import { type LoadedPage, loadPage } from './loaded-page';
import { PAGE_ROOT_OPTIONS, PageView } from './page-view';
import { arriveAt } from './route-change';
import type { Route } from './routes';

interface PageSlotProps {
  /** The route the document was served with. */
  first: Route;
  /** The page moved to since; none yet on the first one. */
  page: LoadedPage | undefined;
  /** The first page's HTML, on the server. The browser has it already, and React leaves it alone. */
  served: string;
}

/**
 * Where the page stands in the frame, in a React root of its own (two-roots.md). It is hydrated when the route table says that the page needs its script:
 * words, links and pictures need none, so most pages answer with the frame alone, and theirs waits for a quiet moment
 * or for the next page.
 */
export function PageSlot({ first, page, served }: PageSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const root = useRef<Root | null>(null);
  const isHydrating = useRef(false);
  const waiting = useRef<LoadedPage | null>(null);

  const show = useEffectEvent((next: LoadedPage) => {
    // A root takes no other page while it is being hydrated: React would throw its work away, and complain.
    if (isHydrating.current) {
      waiting.current = next;
      return;
    }
    if (!slot.current) return;
    root.current ??= createRoot(slot.current, PAGE_ROOT_OPTIONS);
    const pageRoot = root.current;
    // A long article is rendered in slices: a tap meanwhile is answered.
    startTransition(() => pageRoot.render(<PageView page={next} onShown={arriveAt} />));
  });

  const hydrate = useEffectEvent(async () => {
    const loaded = await loadPage(first.path);
    const element = slot.current;
    // Gone elsewhere while the file was on its way: the next page has its own root by now.
    if (root.current || !element) return;
    isHydrating.current = true;
    const handleHydrated = () => {
      isHydrating.current = false;
      if (waiting.current) show(waiting.current);
    };
    startTransition(() => {
      const view = <PageView page={loaded} onShown={handleHydrated} />;
      root.current = hydrateRoot(element, view, PAGE_ROOT_OPTIONS);
    });
  });

  useEffect(() => {
    if (first.script === 'none') return;
    // The words are there without it. When its file cannot be had now, a reload or the next page will ask again.
    const start = () =>
      void hydrate().catch((error: unknown) => console.warn('The page has no script', error));
    if (first.script === 'at-once') start();
    else whenLoaded(() => whenIdle(start));
  }, [first]);

  useEffect(() => {
    if (page) show(page);
  }, [page]);

  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: on the server our own rendered page, in the browser nothing
    <div ref={slot} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: served }} />
  );
}

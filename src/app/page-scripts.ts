import type { ComponentType } from 'react';

/** What the browser loads of a page that does something. */
export type PageScript = {
  /** `at-once`: it is a tool or a form. `when-idle`: script adds to what can be read already. */
  when: 'at-once' | 'when-idle';
} & (
  | { /** The page itself, to be hydrated where it stands. */ load: () => Promise<ComponentType> }
  | {
      /** What is added to the finished page; gives the way to stop it. */ add: () => Promise<
        (content: HTMLElement) => () => void
      >;
    }
);

/**
 * The pages with a script, by their folder in src/pages. Every other page is words, links and pictures, finished in its
 * document; the browser has no code of it.
 */
export const pageScripts: Readonly<Record<string, PageScript>> = {
  home: {
    when: 'when-idle',
    add: () => import('../pages/home/swipe-slides').then(({ swipeSlides }) => swipeSlides),
  },
  blog: { when: 'when-idle', load: () => import('../pages/blog/page').then(({ Page }) => Page) },
  contact: { when: 'at-once', load: () => import('../pages/contact/page').then(({ Page }) => Page) },
  'revenue-calculator': {
    when: 'at-once',
    load: () => import('../pages/revenue-calculator/page').then(({ Page }) => Page),
  },
  faq: { when: 'at-once', load: () => import('../pages/faq/page').then(({ Page }) => Page) },
  legal: {
    when: 'when-idle',
    add: () => import('../features/legal/mark-section').then(({ markSection }) => markSection),
  },
  saved: { when: 'when-idle', load: () => import('../pages/saved/page').then(({ Page }) => Page) },
};

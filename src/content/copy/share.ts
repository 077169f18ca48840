import { site } from '../site';

/** What others show of us: the picture beside a link in a message, and the list of articles in a feed reader. */
export const shareCopy = {
  /** In the ground of a share picture, beside the name. */
  line: 'Hotel revenue management, Bengaluru',
  /** What stands on a share picture, for those who do not see it. */
  drawn: 'A hotel in the hills at dusk, most of its windows lit.',
  feedTitle: `${site.name}: articles for hotel owners`,
} as const;

/** The same for pages with a drawing of their own, by their path. */
export const drawnOn: Readonly<Record<string, string>> = {
  '/about': 'One window lit at night, and somebody at a desk in it with a glass of chai.',
  '/services': 'Six windows in one house front, a different work going on behind each of them.',
  '/pricing': 'A house with a new floor on top: its windows are lit, and one of them is blue.',
  '/case-studies': 'A low tiled house in the mist, most of its windows lit.',
  '/blog': 'A hotel by night under a moon, most of its windows lit.',
  '/contact': 'An open window, and beyond it a small hotel among hills.',
  '/tools/revenue-calculator': 'A house of ten rooms, seven of them lit.',
  '/faq': 'Three windows in a blue wall: two shut, and in the open one two guests.',
  '/career': 'Two lodges on stilts in the rains of Wayanad, some of their windows lit.',
};

import { addedFloor } from '../scenes/added-floor';
import { heroScene } from '../scenes/hero-scene';
import { ink } from '../scenes/ink';
import { lodgeRain } from '../scenes/lodge-rain';
import { mistyNight } from '../scenes/misty-night';
import { officeAtNight } from '../scenes/office-at-night';
import { openWindow } from '../scenes/open-window';
import { houseFrontRoof } from '../scenes/roof';
import { serviceWindow } from '../scenes/service-window';
import { shareArticle } from '../scenes/share-article';
import type { ShareWords } from '../scenes/share-frame';
import { shareObject } from '../scenes/share-object';
import { shareRow } from '../scenes/share-row';
import { shutter } from '../scenes/shutter';
import { soloHouse } from '../scenes/solo-house';
import { toolsHills } from '../scenes/tools-street';

const hills = () => toolsHills({ w: 1200, h: 400 });

/** The pages with a drawing of their own, taken from the page itself; all others show the hotel of the home page. */
export const pageDrawings: Readonly<Record<string, (words: ShareWords) => string>> = {
  '/about': (words) =>
    shareObject({ ...words, object: officeAtNight(), box: [332, 434], sky: ink.night2, colour: '#EAF3EC' }),
  '/services': (words) =>
    shareRow({
      ...words,
      things: (['price', 'ota', 'review', 'guest', 'budget', 'ops'] as const).map((service) =>
        serviceWindow(service),
      ),
      box: [280, 290],
      sky: ink.canvas,
      colour: ink.text,
      wall: { colour: '#1B514A', roof: houseFrontRoof() },
    }),
  '/pricing': (words) =>
    shareObject({ ...words, object: addedFloor({ id: 'f' }), box: [454, 434], behind: hills() }),
  '/case-studies': (words) =>
    shareArticle({ ...words, sky: ink.sky, scene: (frame) => mistyNight({ id: 'm', ...frame }) }),
  '/blog': (words) =>
    shareArticle({
      ...words,
      sky: ink.night,
      scene: (frame) =>
        heroScene({ id: 'h', ...frame, night: true, occupancy: 64, seed: 9, arrive: false }).svg,
    }),
  '/contact': (words) =>
    shareObject({ ...words, object: openWindow({ id: 'o' }), box: [496, 536], sky: '#D3E2DA' }),
  '/tools/revenue-calculator': (words) =>
    shareObject({
      ...words,
      object: soloHouse({ id: 's', style: 'hill', rooms: 10, occupancy: 70, seed: 40 }),
      box: [200, 204],
      behind: hills(),
    }),
  '/faq': (words) =>
    shareRow({
      ...words,
      things: [shutter(false), shutter(true, 'pair'), shutter(false)],
      box: [146, 134],
      sky: ink.neel,
      colour: '#FFFFFF',
    }),
  '/career': (words) =>
    shareArticle({ ...words, sky: '#BFD3CA', scene: (frame) => lodgeRain({ id: 'l', ...frame }) }),
};

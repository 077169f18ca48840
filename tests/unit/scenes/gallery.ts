import { frameworkSteps } from '../../../src/content/services';
import { articleDrawings, caseStudyDrawings } from '../../../src/pages/drawings';
import { drawSharePicture as shareHome } from '../../../src/pages/home/share-picture';
import {
  brandMark,
  favicon,
  iconAny,
  iconMaskable,
  iconMonochrome,
  kannadaName,
  wordmark,
  wordmarkOnIndigo,
} from '../../../src/scenes/brand';
import { keyhole } from '../../../src/scenes/building-parts/keyhole';
import { leadWindow } from '../../../src/scenes/building-parts/lead-window';
import { numberedDoor } from '../../../src/scenes/building-parts/numbered-door';
import { houseFrontRoof, leadsRoof, sectionRoof } from '../../../src/scenes/building-parts/roof';
import { sectionFloor } from '../../../src/scenes/building-parts/section-floor';
import { serviceWindow } from '../../../src/scenes/building-parts/service-window';
import { shutter } from '../../../src/scenes/building-parts/shutter';
import { mistyNight } from '../../../src/scenes/case-studies/misty-night';
import { keyTag } from '../../../src/scenes/front-desk/key-tag';
import { pigeonhole } from '../../../src/scenes/front-desk/pigeonhole';
import { telephone } from '../../../src/scenes/front-desk/telephone';
import { addedFloor, addedFloorLegend } from '../../../src/scenes/houses/added-floor';
import { closedHouse } from '../../../src/scenes/houses/closed-house';
import { singleHouse } from '../../../src/scenes/houses/draw-house';
import { formHouse } from '../../../src/scenes/houses/form-house';
import { errorScene, heroScene, notFoundScene } from '../../../src/scenes/houses/hero-scene';
import { hundredHousePicture } from '../../../src/scenes/houses/hundred-house';
import { monthHouse } from '../../../src/scenes/houses/month-house';
import { otaHouse } from '../../../src/scenes/houses/ota-house';
import { printStreet } from '../../../src/scenes/houses/print-street';
import { iphoneStep } from '../../../src/scenes/iphone-step';
import { silhouettePicture } from '../../../src/scenes/kit/silhouettes';
import { svgElement } from '../../../src/scenes/kit/svg';
import { streetLandscape, toolsHills } from '../../../src/scenes/places/hills';
import { letterUnderDoor } from '../../../src/scenes/places/letter-under-door';
import { lodgeRain } from '../../../src/scenes/places/lodge-rain';
import { nightDesk } from '../../../src/scenes/places/night-desk';
import { officeAtNight } from '../../../src/scenes/places/office-at-night';
import { openWindow } from '../../../src/scenes/places/open-window';
import { caseStudySharePicture } from '../../../src/scenes/share/case-study-share-picture';

export interface Exhibit {
  name: string;
  draw: (id: string) => string;
  /** Most bytes after gzip. */
  bytes: number;
  /** Most elements. */
  elements: number;
}

const FOUR_ROOMS = [
  { name: 'Standard Room', rooms: 10, occupancy: 70 },
  { name: 'Balcony Room', rooms: 8, occupancy: 55 },
  { name: 'Heritage Suite', rooms: 4, occupancy: 75 },
  { name: 'Tree Cottage', rooms: 3, occupancy: 100 },
];

const CASE_WORDS = { title: 'Misty Night', figure: '45.8%', meaning: 'growth', tagline: 'A case study' };

const exhibit = (name: string, bytes: number, elements: number, draw: Exhibit['draw']): Exhibit => ({
  name,
  bytes,
  elements,
  draw,
});

/** All pictures, in the sizes that the pages use. */
export const gallery: Exhibit[] = [
  exhibit('hero', 5000, 240, (id) => heroScene({ id, w: 1440, h: 800 })),
  exhibit('hero on a phone', 3300, 160, (id) => heroScene({ id, w: 390, h: 430 })),
  exhibit('full house at night', 5000, 240, (id) =>
    heroScene({ id, w: 1440, h: 560, isNight: true, occupancy: 100, seed: 5 }),
  ),
  exhibit('not found', 5000, 130, (id) => notFoundScene({ id, w: 1440, h: 640 })),
  exhibit('not found on a phone', 3300, 130, (id) => notFoundScene({ id, w: 390, h: 470 })),
  exhibit('error screen', 5000, 130, (id) => errorScene({ id, w: 1440, h: 640 })),
  exhibit('street landscape', 2500, 20, () => svgElement([0, 0, 1920, 400], streetLandscape(1920, 400))),
  exhibit('misty night', 2500, 120, (id) => mistyNight({ id, w: 1440, h: 760 })),
  exhibit('misty night on a phone', 2500, 120, (id) => mistyNight({ id, w: 390, h: 360 })),
  ...[...articleDrawings].flatMap(([name, { cover }]) => [
    exhibit(`${name} cover`, 2500, 180, (id) => cover({ id, w: 320, h: 320 })),
    exhibit(`${name} cover, wide`, 2500, 180, (id) => cover({ id, w: 680, h: 320 })),
  ]),
  ...[...caseStudyDrawings].flatMap(([name, { band, cover }]) => [
    exhibit(`${name} band`, 2500, 150, (id) => band.draw({ id, w: 640, h: 430 })),
    exhibit(`${name} cover`, 2500, 150, (id) => cover.draw({ id, w: 520, h: 360 })),
  ]),
  exhibit('hundred figure', 2500, 180, (id) => hundredHousePicture({ id, crossedOut: 4.5 })),
  exhibit('open window', 2500, 80, (id) => openWindow({ id })),
  exhibit('night desk', 5000, 220, (id) => nightDesk({ id, w: 1440, h: 720 })),
  exhibit('night desk on a phone', 3300, 220, (id) => nightDesk({ id, w: 390, h: 352 })),
  exhibit('office at night', 2500, 30, () => officeAtNight()),
  exhibit('lodge in the rain', 3500, 110, (id) => lodgeRain({ id, w: 1440, h: 600 })),
  exhibit('added floor', 2500, 100, (id) => addedFloor({ id })),
  exhibit('ota house', 2500, 180, (id) => otaHouse({ id, net: 78.76, commission: 18 })),
  exhibit('house of a month', 500, 10, () => monthHouse({ occupancy: 55 })),
  exhibit('boarded house of a month', 500, 10, () => monthHouse({ occupancy: 50, isClosed: true })),
  exhibit('house of a month for print', 500, 10, () => monthHouse({ occupancy: 55, isForPrint: true })),
  exhibit('house by itself', 1500, 80, (id) => singleHouse({ id, rooms: 10, occupancy: 70 })),
  exhibit(
    'street for print',
    2500,
    60,
    () => printStreet(FOUR_ROOMS.map((room) => ({ ...room, note: '70%' }))).svg,
  ),
  exhibit('form house', 1000, 60, () => formHouse(3)),
  exhibit('closed haveli', 1000, 30, () => closedHouse('haveli')),
  exhibit('closed lodge', 1000, 30, () => closedHouse('lodge')),
  exhibit('tools hills', 1500, 20, () => toolsHills({ w: 1440, h: 520 })),
  exhibit('letter under the door', 600, 20, () => letterUnderDoor()),
  exhibit('telephone', 600, 20, () => telephone()),
  exhibit('key tag', 600, 20, () => keyTag('40+')),
  exhibit('keyhole', 500, 10, () => keyhole()),
  exhibit('name in Kannada', 1500, 5, () => kannadaName()),
  exhibit('door 201', 600, 20, () => numberedDoor({ number: '201', colour: 'indigo' })),
  ...(['key', 'letters', 'book', 'bell'] as const).map((item) =>
    exhibit(item, 500, 20, () => pigeonhole(item)),
  ),
  ...(['price', 'ota', 'review', 'guest', 'budget', 'ops'] as const).map((service) =>
    exhibit(`${service} window`, 600, 25, () => serviceWindow(service)),
  ),
  ...frameworkSteps.map(({ id }) => exhibit(`${id} floor`, 700, 30, () => sectionFloor(id))),
  ...[houseFrontRoof, leadsRoof, sectionRoof].map((roof) => exhibit(roof.name, 500, 10, () => roof())),
  ...(['attention', 'locked', 'waiting', 'sent', 'none'] as const).map((state) =>
    exhibit(`request ${state}`, 500, 15, () => leadWindow(state)),
  ),
  ...([1, 2, 3] as const).map((step) => exhibit(`iphone ${step}`, 600, 30, (id) => iphoneStep(step, id))),
  ...(['baseline', 'growth', 'agency'] as const).map((part) =>
    exhibit(part, 500, 5, () => addedFloorLegend(part)),
  ),
  exhibit('shutter', 500, 15, () => shutter('cat')),
  exhibit('closed shutter', 500, 15, () => shutter()),
  exhibit('guest', 500, 5, () => silhouettePicture('pair')),
  exhibit('mark', 500, 10, () => brandMark()),
  exhibit('wordmark', 1000, 5, () => wordmark(wordmarkOnIndigo)),
  exhibit('favicon', 500, 10, () => favicon()),
  exhibit('icon', 500, 10, () => iconAny()),
  exhibit('maskable icon', 500, 10, () => iconMaskable()),
  exhibit('monochrome icon', 500, 10, () => iconMonochrome()),
];

/** Share pictures. Each becomes a separate file, so its ids need no prefix. */
export const shareGallery: Exhibit[] = [
  exhibit('share home', 6000, 260, () =>
    shareHome({ title: 'Transforming Entrepreneurs into Hoteliers', tagline: 'Bengaluru' }),
  ),
  ...[...articleDrawings].map(([name, { drawSharePicture }]) =>
    exhibit(`share ${name}`, 4000, 200, () =>
      drawSharePicture({ title: 'Cracking the code', tagline: '8 min' }),
    ),
  ),
  ...[...caseStudyDrawings].map(([name, { shareLandscape }]) =>
    exhibit(`share ${name}`, 4000, 200, () => caseStudySharePicture(shareLandscape, CASE_WORDS)),
  ),
];

import * as palette from '../theme/palette';
import { markOnNight, markShapes } from './brand';
import { disc, filledPath, placeGroup, strokedPath, svgElement } from './kit/svg';

const grey = '#9DB3A9';
const page = filledPath(palette.mist[1], 'M14 30h92v22H14z');
const tile = (x: number, y: number) => `<rect x="${x}" y="${y}" width="25" height="25" rx="6"/>`;

/** What the visitor taps is lit: on screen 1 the share button, on screen 2 a row of the share sheet. */
const screens = {
  1:
    page +
    filledPath(palette.sunk, 'M14 60h70v8H14zM14 74h92v8H14zM14 88h80v8H14z') +
    filledPath(palette.surface, 'M0 158h120v52H0z') +
    strokedPath(grey, 4, 'M12 180h14M94 180h14') +
    disc(palette.lit, 60, 180, 19) +
    strokedPath(palette.night, 2.4, 'M53 178h-3v13h20v-13h-3M60 185v-17M55 172l5-5 5 5'),
  2:
    page +
    filledPath(palette.surface, 'M0 74h120v136H0z') +
    filledPath(grey, 'M48 80h24v4H48z') +
    filledPath(palette.mist[1], 'M12 98h52v6H12zM12 122h62v6H12zM12 182h48v6H12z') +
    filledPath(palette.lit, 'M6 138h108v30H6z') +
    filledPath(palette.night, 'M14 150h58v6H14z') +
    strokedPath(palette.night, 2.2, 'M88 144h18v18H88zM97 148v10M92 153h10'),
  3:
    filledPath(palette.mist[2], 'M0 0h120v210H0z') +
    `<g fill="${palette.sky}">${tile(12, 34)}${tile(48, 34)}${tile(84, 34)}${tile(12, 74)}${tile(84, 74)}${tile(12, 114)}${tile(48, 114)}</g>` +
    `<rect x="42" y="68" width="37" height="37" rx="9" fill="${palette.night}"/>` +
    placeGroup(50.2, 75.3, 0.328, markShapes(markOnNight)) +
    `<rect x="10" y="172" width="100" height="30" rx="10" fill="${palette.mist[1]}"/>`,
} as const;

/**
 * Returns an <svg> of 136 by 226 without text: an iPhone at a step of adding the site to its home screen. Step 1 shows a page
 * with the share button, 2 the share sheet, 3 the home screen with the site's icon. `id` is the prefix of its ids, unique on
 * the page.
 */
export function iphoneStep(step: keyof typeof screens, id: string): string {
  const shapes =
    `<rect x="-6" y="-6" width="132" height="222" rx="20" fill="${palette.deepNight}"/>` +
    `<clipPath id="${id}screen"><rect width="120" height="210" rx="14"/></clipPath>` +
    `<g clip-path="url(#${id}screen)">${filledPath(palette.canvas, 'M0 0h120v210H0z')}${screens[step]}</g>` +
    `<rect x="40" y="5" width="40" height="9" rx="4.5" fill="${palette.deepNight}"/>`;
  return svgElement([-8, -8, 136, 226], shapes);
}

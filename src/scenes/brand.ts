import * as palette from '../theme/palette';
import { filledPath, group, svgElement, svgFile } from './kit/svg';

/** The colours of the mark: `frame`, and the `dark` panes. */
export const markOnLight = { frame: palette.night, dark: '#2A5A55' };
export const markOnNight = { frame: palette.wall, dark: palette.night };
type MarkColours = typeof markOnLight;

const litPanes =
  'M40 29V14.5A15.5 15.5 0 0 1 51 28v1zM27 32h10v11h-10zM40 32h11v11h-11zM13 46h11v11h-11zM27 46h10v11h-10zM40 46h11v11h-11z';

/** Returns the mark as shapes in a box of 64 by 68 at (0, 0), without an <svg>: an arch of nine panes, six of them yellow. */
export function markShapes({ frame, dark }: MarkColours): string {
  return (
    filledPath(frame, 'M6 62V29a26 26 0 0 1 52 0v33z') +
    filledPath(dark, 'M13 29v-1a15.5 15.5 0 0 1 11-13.5V29zM27 12h10v17h-10zM13 32h11v11h-11z') +
    filledPath(palette.lit, litPanes)
  );
}

/** Returns the mark as an <svg> of 64 by 68, hidden from screen readers. It needs a width in CSS. Default: for a light page. */
export function brandMark(colours: MarkColours = markOnLight): string {
  return svgElement([0, 0, 64, 68], markShapes(colours));
}

const letters =
  'M608 740V760Q472 760 420 740Q367 721 316 643L253 546L240 558V740H290V760H40V740H90V110H40V90H240V528L449 320H368V300H558V320H479L359 439L479 619Q560 740 608 740ZM846 740H896V760H646V740H696V320H656V300H846ZM1148 320V564Q1148 650 1155 668Q1162 687 1170 700Q1185 726 1222 726Q1260 726 1275 716V736Q1227 770 1170 770Q1086 770 1042 730Q998 690 998 587V320H924V300H998Q1046 292 1083 254Q1120 215 1134 147H1148V300H1264V320ZM1695 765Q1613 765 1592 716Q1542 768 1439 768Q1384 768 1348 742Q1313 717 1313 667Q1313 600 1365 564Q1417 527 1547 512L1587 507V458Q1587 371 1574 341Q1561 311 1522 311Q1484 311 1473 322Q1462 332 1465 346Q1468 359 1475 381Q1482 403 1482 416Q1482 447 1460 468Q1439 490 1408 490Q1378 490 1356 468Q1334 447 1334 416Q1334 365 1386 328Q1439 292 1544 292Q1648 292 1692 333Q1737 374 1737 478V658Q1737 711 1750 724Q1763 738 1798 730V740Q1788 750 1760 758Q1732 765 1695 765ZM1587 696V526L1551 531Q1505 537 1476 566Q1448 595 1452 647Q1457 685 1480 706Q1503 726 1534 726Q1564 726 1587 696ZM2414 740V760Q2278 760 2226 740Q2173 721 2122 643L2059 546L2046 558V740H2096V760H1846V740H1896V110H1846V90H2046V528L2255 320H2174V300H2364V320H2285L2165 439L2285 619Q2366 740 2414 740ZM2652 740H2702V760H2452V740H2502V320H2462V300H2652Z';

/** The colours of the name. `currentColor` is that of the text around it. The two i dots are windows, one dark and one lit. */
export const wordmarkOnLight = { letters: 'currentColor', first: 'currentColor', last: palette.litOnLight };
export const wordmarkOnNight = { letters: palette.onNight, first: palette.rim, last: palette.lit };
/** For the blue sky of the questions page. */
export const wordmarkOnIndigo = { letters: 'currentColor', first: '#9DB4F0', last: palette.lit };
export const wordmarkOnPaper = { letters: palette.bodyText, first: palette.bodyText, last: palette.bodyText };

/** Returns the name Kitaki as outlines in an <svg> of 2730 by 720, hidden from screen readers. It needs a width in CSS. */
export function wordmark(colours: typeof wordmarkOnLight): string {
  const dot = (colour: string, left: number) => filledPath(colour, `M${left} 246v-92a78 78 0 0 1 156 0v92z`);
  const shapes = filledPath(colours.letters, letters) + dot(colours.first, 693) + dot(colours.last, 2499);
  return svgElement([20, 60, 2730, 720], shapes);
}

const iconFile = (size: number, shapes: string) => svgFile(svgElement([0, 0, size, size], shapes));
const iconMark = (size: number) => group(256 - 32 * size, 256 - 34.5 * size, size, markShapes(markOnNight));

/** Returns the browser tab's icon, view box 16 by 16, as an SVG file for less than 20 px. Three of its four panes are lit. */
export function favicon(): string {
  const shapes =
    filledPath(palette.night, 'M1 16V8a7 7 0 0 1 14 0v8z') +
    filledPath(palette.frame, 'M3 9V8a5 5 0 0 1 4.3-4.95V9z') +
    filledPath(palette.lit, 'M8.7 3.05A5 5 0 0 1 13 8v1H8.7zM3 10.4h4.3v3.6H3zM8.7 10.4H13v3.6H8.7z');
  return iconFile(16, shapes);
}

/** Returns the app icon as an SVG file, view box 512 by 512. Its corners are round, for systems that do not crop icons. */
export function iconAny(): string {
  return iconFile(512, `<rect width="512" height="512" rx="112" fill="${palette.night}"/>${iconMark(5.9)}`);
}

/** Returns the app icon as an SVG file, view box 512 by 512. Systems may crop it, because the mark fits a circle of 80 %. */
export function iconMaskable(): string {
  return iconFile(512, filledPath(palette.night, 'M0 0h512v512H0z') + iconMark(4.9));
}

/** Returns the mark as a black SVG file, view box 512 by 512, with holes as lit panes, for systems that do not crop icons. */
export function iconMonochrome(): string {
  const shape =
    'M6 62V29a26 26 0 0 1 52 0v33zM13 49v10h11V49zM27 49v10h10V49zM40 49v10h11V49zM27 32v11h10V32zM40 32v11h11V32zM40 14.5V29h11v-1a15.5 15.5 0 0 0-11-13.5z';
  const shapes = `<path transform="translate(67 52) scale(5.9)" fill="#000" fill-rule="evenodd" d="${shape}"/>`;
  return iconFile(512, shapes);
}

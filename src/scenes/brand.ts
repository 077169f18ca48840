import * as palette from '../theme/palette';
import { filledPath, placeGroup, svgElement, svgFile } from './kit/svg';

/** The colours of the mark: its arch, and the three panes that are not lit. */
export const markOnLight = { arch: palette.night, darkPanes: '#2A5A55' };
export const markOnNight = { arch: palette.wall, darkPanes: palette.night };
type MarkColours = typeof markOnLight;

const litPanes =
  'M40 29V14.5A15.5 15.5 0 0 1 51 28v1zM27 32h10v11h-10zM40 32h11v11h-11zM13 46h11v11h-11zM27 46h10v11h-10zM40 46h11v11h-11z';

/** Returns the mark as shapes in a box of 64 by 68 at (0, 0), without an <svg>: an arch of nine panes, six of them yellow. */
export function markShapes({ arch, darkPanes }: MarkColours): string {
  return (
    filledPath(arch, 'M6 62V29a26 26 0 0 1 52 0v33z') +
    filledPath(darkPanes, 'M13 29v-1a15.5 15.5 0 0 1 11-13.5V29zM27 12h10v17h-10zM13 32h11v11h-11z') +
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
export const wordmarkOnNight = { letters: palette.onNight, first: palette.darkRim, last: palette.lit };
/** For the blue sky of the questions page. */
export const wordmarkOnIndigo = { letters: 'currentColor', first: '#9DB4F0', last: palette.lit };
export const wordmarkOnPaper = { letters: palette.ink, first: palette.ink, last: palette.ink };

/** Returns the name Kitaki as outlines in an <svg> of 2730 by 720, hidden from screen readers. It needs a width in CSS. */
export function wordmark(colours: typeof wordmarkOnLight): string {
  const dot = (colour: string, left: number) => filledPath(colour, `M${left} 246v-92a78 78 0 0 1 156 0v92z`);
  const shapes = filledPath(colours.letters, letters) + dot(colours.first, 693) + dot(colours.last, 2499);
  return svgElement([20, 60, 2730, 720], shapes);
}

// Outlines of Noto Serif Kannada Bold (OFL 1.1), so that no font is loaded for one word.
const kannadaLetters =
  'M286 12Q226 12 183 -9Q140 -30 117 -66Q94 -102 94 -146Q94 -187 112 -219Q129 -251 157 -271Q140 -270 121 -269Q102 -268 80 -268H50L57 -365H295Q342 -393 368 -425Q393 -457 393 -494Q393 -558 346 -590Q352 -573 352 -556Q352 -507 328 -472Q304 -438 239 -438Q184 -438 152 -471Q120 -504 120 -562Q120 -618 156 -656Q193 -695 266 -695Q323 -695 366 -668Q408 -641 431 -596Q454 -551 454 -498Q454 -455 440 -422Q427 -390 403 -365H520V-268H492Q470 -268 451 -269Q432 -270 415 -271Q443 -251 460 -219Q478 -187 478 -146Q478 -102 455 -66Q432 -30 389 -9Q346 12 286 12ZM236 -528Q265 -528 279 -538Q293 -549 293 -564Q293 -580 279 -590Q265 -601 236 -601Q206 -601 192 -590Q179 -580 179 -564Q179 -549 192 -538Q206 -528 236 -528ZM286 -126Q342 -126 368 -146Q393 -165 393 -196Q393 -234 366 -254Q338 -274 287 -274Q234 -274 207 -253Q180 -232 180 -196Q180 -126 286 -126ZM827 12Q731 12 680 -56Q630 -125 630 -235Q630 -310 653 -370Q676 -431 716 -470Q756 -509 809 -518Q764 -537 736 -566Q709 -595 709 -637Q709 -690 756 -727Q803 -764 896 -764L907 -714Q866 -707 844 -683Q822 -659 822 -624Q822 -584 846 -560Q869 -537 899 -511Q928 -486 944 -457Q960 -428 960 -381Q960 -323 932 -286Q904 -250 844 -250Q788 -250 757 -284Q726 -319 726 -375V-376Q692 -332 692 -270Q692 -206 730 -172Q767 -137 832 -137Q885 -137 917 -158Q949 -178 966 -221H1011Q1028 -181 1056 -159Q1084 -137 1136 -137Q1186 -137 1216 -166Q1245 -195 1245 -251Q1245 -322 1200 -374Q1154 -425 1072 -438L1079 -486Q1117 -504 1140 -534Q1162 -563 1162 -606Q1162 -648 1140 -677Q1117 -706 1076 -714L1086 -764Q1151 -764 1192 -742Q1234 -721 1254 -687Q1275 -653 1275 -613Q1275 -561 1242 -524Q1209 -487 1159 -466Q1232 -435 1275 -366Q1318 -296 1318 -208Q1318 -147 1301 -97Q1284 -47 1248 -18Q1212 12 1155 12Q1087 12 1046 -27Q1005 -66 988 -129Q971 -67 933 -28Q895 12 827 12ZM841 -345Q876 -345 890 -356Q905 -368 905 -385Q905 -401 890 -413Q875 -425 842 -425Q810 -425 795 -414Q780 -402 780 -385Q780 -367 795 -356Q810 -345 841 -345ZM1656 12Q1596 12 1553 -9Q1510 -30 1487 -66Q1464 -102 1464 -146Q1464 -187 1482 -219Q1499 -251 1527 -271Q1510 -270 1491 -269Q1472 -268 1450 -268H1420L1427 -365H1665Q1712 -393 1738 -425Q1763 -457 1763 -494Q1763 -558 1716 -590Q1722 -573 1722 -556Q1722 -507 1698 -472Q1674 -438 1609 -438Q1554 -438 1522 -471Q1490 -504 1490 -562Q1490 -618 1526 -656Q1563 -695 1636 -695Q1693 -695 1736 -668Q1778 -641 1801 -596Q1824 -551 1824 -498Q1824 -455 1810 -422Q1797 -390 1773 -365H1890V-268H1862Q1840 -268 1821 -269Q1802 -270 1785 -271Q1813 -251 1830 -219Q1848 -187 1848 -146Q1848 -102 1825 -66Q1802 -30 1759 -9Q1716 12 1656 12ZM1606 -528Q1635 -528 1649 -538Q1663 -549 1663 -564Q1663 -580 1649 -590Q1635 -601 1606 -601Q1576 -601 1562 -590Q1549 -580 1549 -564Q1549 -549 1562 -538Q1576 -528 1606 -528ZM1656 -126Q1712 -126 1738 -146Q1763 -165 1763 -196Q1763 -234 1736 -254Q1708 -274 1657 -274Q1604 -274 1577 -253Q1550 -232 1550 -196Q1550 -126 1656 -126Z';

/** Returns the site's name in Kannada as an <svg> of 1960 by 1120, hidden from screen readers. It needs a width in CSS. */
export function kannadaName(): string {
  return svgElement([0, -860, 1960, 1120], filledPath(palette.oxide, kannadaLetters));
}

const iconFile = (size: number, shapes: string) => svgFile(svgElement([0, 0, size, size], shapes));
const iconMark = (size: number) =>
  placeGroup(256 - 32 * size, 256 - 34.5 * size, size, markShapes(markOnNight));

/** Returns the browser tab's icon as an SVG file, view box 16 by 16, for sizes below 20 px. Three of its four panes are lit. */
export function favicon(): string {
  const shapes =
    filledPath(palette.night, 'M1 16V8a7 7 0 0 1 14 0v8z') +
    filledPath(palette.windowFrame, 'M3 9V8a5 5 0 0 1 4.3-4.95V9z') +
    filledPath(palette.lit, 'M8.7 3.05A5 5 0 0 1 13 8v1H8.7zM3 10.4h4.3v3.6H3zM8.7 10.4H13v3.6H8.7z');
  return iconFile(16, shapes);
}

/** Returns the app icon as an SVG file, view box 512 by 512. Its corners are round, for systems that do not crop icons. */
export function iconAny(): string {
  return iconFile(512, `<rect width="512" height="512" rx="112" fill="${palette.night}"/>${iconMark(5.9)}`);
}

/** Returns the app icon as an SVG file, view box 512 by 512. Systems may crop it to a circle of 80 % of its width. */
export function iconMaskable(): string {
  return iconFile(512, filledPath(palette.night, 'M0 0h512v512H0z') + iconMark(4.9));
}

/** Returns the mark as a black SVG file, view box 512 by 512, for systems that do not crop icons. Its lit panes are holes. */
export function iconMonochrome(): string {
  const shape =
    'M6 62V29a26 26 0 0 1 52 0v33zM13 49v10h11V49zM27 49v10h10V49zM40 49v10h11V49zM27 32v11h10V32zM40 32v11h11V32zM40 14.5V29h11v-1a15.5 15.5 0 0 0-11-13.5z';
  const shapes = `<path transform="translate(67 52) scale(5.9)" fill="#000" fill-rule="evenodd" d="${shape}"/>`;
  return iconFile(512, shapes);
}

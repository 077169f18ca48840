import * as palette from '../../theme/palette';
import { silhouette } from '../kit/silhouettes';
import { archPath, disc, filledPath, pathData, placeGroup, strokedPath, svgElement } from '../kit/svg';

const shadowColour = palette.onLitDark;
const hollowPath = (data: string) => `<path fill="${shadowColour}" fill-rule="evenodd" d="${data}"/>`;

const laptopKeys =
  'M18 214h108l10 18H8zM44 168h30v12H44zM44 186h20v10H44zM82 168h20v28H82zM146 172h20v14h-20zM146 192h20v6h-20zM146 204h14v6h-14z';
const teapotAndCup =
  'M20 222h160v10H20zM46 220q-4-70 42-74 46 4 42 74zM128 172q36-10 32 18-4 20-32 18v-10q20 2 22-10 1-14-22-8zM48 178q-24-4-30-30l12-4q6 22 22 22zM82 132h12v16H82zM142 220l-4-26h38l-4 26z';
const budgetBars =
  'M62 152h16v24H62zM86 138h16v38H86zM110 124h16v52h-16zM134 112h8v64h-8zM30 222h140v10H30zM48 214h60v8H48z';
const bellAndBroom =
  'M18 222h98v10H18zM26 218a41 41 0 0 1 82 0zM60 158h14v20H60zM140 34h9v132h-9zM122 166h46l12 66h-70z';

const contents = {
  price:
    strokedPath(shadowColour, 4, 'M70 22v62M130 16v98') +
    filledPath(shadowColour, 'M40 112l30-32 30 32v84H40z') +
    disc(palette.lit, 70, 104, 6) +
    strokedPath(palette.lit, 5.4, 'M54 130h32M54 143h32M67 130q19 0 19 13t-25 15l23 25') +
    filledPath(shadowColour, 'M110 130l20-22 20 22v56h-40z', 0.7) +
    disc(palette.lit, 130, 127, 4),
  ota:
    hollowPath('M26 150h92v62H26zM34 158v46h76v-46zM134 158h44v74h-44zM140 166v54h32v-54z') +
    filledPath(shadowColour, laptopKeys) +
    strokedPath(shadowColour, 5, 'M72 132q28-26 56 0M84 142q16-14 32 0'),
  review:
    silhouette('book', 16, 121, 4, shadowColour) +
    filledPath(shadowColour, 'M62 58h100v74H116l-26 24v-24H62z') +
    filledPath(palette.lit, 'M112 66l7.5 15 16.5 2.5-12 11.7 3 16.5-15-8-15 8 3-16.5-12-11.7 16.5-2.5z'),
  guest:
    filledPath(shadowColour, teapotAndCup) +
    strokedPath(shadowColour, 5, 'M76 120q-10-12 0-24t0-24M100 120q-10-12 0-24t0-24'),
  budget:
    strokedPath(shadowColour, 3, 'M100 40L60 74M100 40l40 34') +
    disc(shadowColour, 100, 38, 5) +
    hollowPath('M44 74h112v112H44zM54 100v76h92v-76z') +
    filledPath(shadowColour, budgetBars),
  ops:
    filledPath(shadowColour, bellAndBroom) +
    disc(shadowColour, 67, 156, 9) +
    strokedPath(palette.lit, 4, 'M130 196v36M145 190v42M160 196v36'),
};

const louvres = Array.from(
  { length: 9 },
  (_, i) => pathData`M9 ${124 + i * 16}l26-10M271 ${124 + i * 16}l-26-10`,
).join('');

/**
 * Returns an <svg> with a view box of 280 by 290, without a size, hidden from screen readers: a lit window with open shutters.
 * Its contents show the work of one service.
 */
export function serviceWindow(service: keyof typeof contents): string {
  const inside =
    filledPath(palette.pane, archPath(-4, -6, 208, 250)) +
    filledPath(palette.lit, archPath(8, 6, 184, 226)) +
    contents[service] +
    strokedPath(shadowColour, 3, 'M8 72h184', 'opacity=".5"');
  const shapes =
    filledPath(palette.oxide, 'M4 108l36-14v164l-36 14zM276 108l-36-14v164l36 14z') +
    strokedPath(palette.oxideDark, 5, louvres) +
    placeGroup(40, 18, 1, inside) +
    filledPath(palette.trim, 'M26 256h228v14H26z') +
    filledPath(palette.pane, 'M38 270h204l-8 12H46z');
  return svgElement([0, 0, 280, 290], shapes);
}

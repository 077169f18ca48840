import * as palette from '../../theme/palette';
import { disc, filledPath, strokedPath, svgElement } from '../kit/svg';

const items = {
  key:
    strokedPath(palette.onNightMuted, 4, 'M118 22v26') +
    strokedPath(palette.onNightMuted, 5, 'M105 60a13 13 0 1 1 26 0 13 13 0 1 1-26 0z') +
    filledPath(palette.lit, 'M92 100a26 26 0 0 1 52 0v46a6 6 0 0 1-6 6H98a6 6 0 0 1-6-6z') +
    disc(palette.night, 118, 88, 5) +
    strokedPath(palette.night, 3, 'M118 60v26') +
    strokedPath(palette.night, 3.4, 'M108 112h20M108 119h20M117 112q12 0 12 7t-14 8l13 14'),
  letters:
    filledPath(palette.mist[1], 'M40 152l14-96 110 16-14 80z') +
    filledPath(palette.surface, 'M62 152V66h112v86z') +
    strokedPath(palette.lineStrong, 3, 'M62 66l56 44 56-44') +
    filledPath(palette.indigoTint, 'M196 152l-20-104-96 22 16 82z') +
    strokedPath(palette.indigo, 3, 'M176 48l-36 60-60-38') +
    filledPath(palette.oxide, 'M150 74l20-5 4 20-20 5z'),
  book:
    filledPath(palette.indigo, 'M46 152V132h148v20zM52 132V112h136v20z') +
    filledPath(palette.indigoTint, 'M46 136h148v4H46zM52 116h136v4H52z') +
    filledPath(palette.surface, 'M40 104q40-18 80 0 40-18 80 0V62q-40-18-80 0-40-18-80 0z') +
    strokedPath(palette.lineStrong, 3, 'M120 62v42M54 68q26-9 52 0M54 80q26-9 52 0M134 68q26-9 52 0') +
    filledPath(palette.oxide, 'M160 76l4 8 9 1-7 6 2 9-8-4-8 4 2-9-7-6 9-1z'),
  bell:
    filledPath(palette.sage, 'M52 152v-12h136v12zM114 66h12v16h-12z') +
    filledPath(palette.mist[1], 'M62 138a58 58 0 0 1 116 0z') +
    disc(palette.sage, 120, 62, 10) +
    strokedPath(palette.surface, 6, 'M78 128q6-26 26-34') +
    strokedPath(palette.onNightMuted, 4, 'M196 62l16-10M202 82h20M44 62L28 52M38 82H18'),
};

/** Returns an <svg> of 240 by 172: a pigeonhole with this item in it. It fills an element of any shape; edges are cut. */
export function pigeonhole(item: keyof typeof items): string {
  const shapes =
    filledPath(palette.deepNight, 'M0 0h240v172H0z') +
    filledPath(palette.blackLeaf, 'M0 0h240v20H0z') +
    items[item] +
    filledPath(palette.oxideDark, 'M0 152h240v20H0z') +
    filledPath(palette.oxide, 'M0 152h240v4H0z');
  return svgElement([0, 0, 240, 172], shapes, 'xMidYMid slice');
}

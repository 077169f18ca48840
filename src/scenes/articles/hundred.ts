import * as palette from '../../theme/palette';
import type { ArticleDrawings } from '../article-drawings';
import { hundredHouse } from '../houses/hundred-house';
import { hill, mistBand, palmPath, placeHouse } from '../kit/landscape';
import { disc, type Frame, filledPath, isWideFrame, narrowAndWide, pathData } from '../kit/svg';
import { pictureWithWindows } from '../kit/windows';
import { pictureWithTitle, type ShareWords, shareFrame } from '../share/share-layouts';

const crossedOut = 18;

const far = '#B9C8EF';
const middle = '#93A9E3';
const near = '#6681CF';

function hundredScene({ id, w, h }: Frame): string {
  const isWide = isWideFrame(w);
  const area = { w, h };
  const house = hundredHouse({ id, crossedOut, columns: isWide ? 20 : 10 });
  const scale = isWide ? Math.min(1.42, (h - 84) / house.groundY) : Math.min(1, (w - 56) / house.width);
  const groundY = h - 34;
  const cloud = (x: number, y: number, width: number, opacity: number) =>
    mistBand(x, y, width, isWide ? 14 : 8, { colour: '#E6ECFB', opacity });
  const palms =
    palmPath(w * 0.06, groundY + 4, isWide ? 2.4 : 1.2) +
    palmPath(w * 0.955, groundY + 4, isWide ? 2.9 : 1.5);
  const shapes =
    disc(palette.paleSun, w * 0.85, h * 0.2, isWide ? 58 : 30) +
    hill(area, { y: h * 0.44, swell: 34, seed: 21, colour: far }) +
    cloud(-40, h * 0.5, w * 0.3, 0.8) +
    hill(area, { y: h * 0.58, swell: 28, seed: 8, colour: middle }) +
    cloud(w * 0.84, h * 0.6, w * 0.3, 0.6) +
    hill(area, { y: h * 0.72, swell: 22, seed: 34, colour: near }) +
    filledPath(palette.townTree, palms) +
    placeHouse(house, (w - house.width * scale) / 2, groundY, scale) +
    filledPath(palette.indigoNight, pathData`M0 ${groundY}h${w}v40H0z`);
  return pictureWithWindows(id, [0, 0, w, h], shapes, 'xMidYMax slice');
}

function hundredCover({ id, w, h }: Frame): string {
  const house = hundredHouse({ id, crossedOut, columns: 10 });
  const scale = Math.min((h * 0.92) / house.groundY, (w * 0.8) / house.width);
  const groundY = h * 0.93;
  const shapes =
    filledPath(far, pathData`M0 0h${w}v${h}H0z`) +
    hill({ w, h }, { y: h * 0.5, swell: 30, seed: 8, colour: middle }) +
    hill({ w, h }, { y: h * 0.7, swell: 20, seed: 34, colour: near }) +
    placeHouse(house, (w - house.width * scale) / 2, groundY, scale) +
    filledPath(palette.indigoNight, pathData`M0 ${groundY}h${w}v40H0z`);
  return pictureWithWindows(id, [0, 0, w, h], shapes, 'xMidYMid slice');
}

function hundredSharePicture(words: ShareWords): string {
  const house = hundredHouse({ id: shareFrame.id, crossedOut });
  const barTop = 562;
  const draw = (titleBottom: number) => {
    const scale = Math.min(1.5, (barTop - titleBottom - 22) / house.groundY);
    return (
      disc(palette.paleSun, 1090, 150, 60) +
      hill(shareFrame, { y: 300, swell: 34, seed: 21, colour: far }) +
      hill(shareFrame, { y: 390, swell: 28, seed: 8, colour: middle }) +
      hill(shareFrame, { y: 470, swell: 22, seed: 34, colour: near }) +
      placeHouse(house, (shareFrame.w - house.width * scale) / 2, barTop, scale)
    );
  };
  const colours = { sky: palette.indigoTint, barColour: palette.indigoNight };
  return pictureWithTitle({ ...words, ...colours, titleAt: 'sky', draw, barTop });
}

export const drawings: ArticleDrawings = {
  sky: 'paleIndigo',
  hero: narrowAndWide(hundredScene, { w: 1440, h: 500 }, { w: 390, h: 530 }),
  cover: hundredCover,
  drawSharePicture: hundredSharePicture,
};

import * as palette from '../../theme/palette';
import { makeArticleDrawings } from '../article-drawings';
import { drawHouse } from '../houses/draw-house';
import { hill, placeHouse } from '../kit/landscape';
import { disc, type Frame, filledPath, pathData, strokedPath } from '../kit/svg';
import { pictureWithWindows } from '../kit/windows';

/** Returns an <svg> for direct booking: a house with few lit windows and a lit, open door. It fits a frame of 1:1 or wider. */
function frontDoor({ id, w, h }: Frame): string {
  const house = drawHouse({ id, style: 'haveli', floors: 2, columns: 6, occupancy: 30, seed: 5 });
  const scale = h / 190;
  const groundY = h * 0.88;
  const left = w / 2 - 28;
  const shapes =
    filledPath(palette.indigo, pathData`M0 0h${w}v${h}H0z`) +
    disc('#DCE5FF', w * 0.84, h * 0.24, h * 0.1) +
    hill({ w, h }, { y: h * 0.6, swell: 20, seed: 6, colour: palette.indigoDark }) +
    placeHouse(house, w / 2 - (house.width * scale) / 2, groundY, scale) +
    filledPath(palette.lit, pathData`M${left} ${groundY}v-58a28 28 0 0 1 56 0v58z`) +
    strokedPath(palette.onLit, 2, pathData`M${w / 2} ${groundY}v-86M${left} ${groundY - 52}h56`) +
    filledPath(palette.indigoNight, pathData`M0 ${groundY}h${w}V${h}H0z`) +
    filledPath(palette.lit, pathData`M${left} ${groundY}h56l44 ${h * 0.12}h-144z`, 0.55);
  return pictureWithWindows(id, [0, 0, w, h], shapes, 'xMidYMid slice');
}

export const drawings = makeArticleDrawings(frontDoor, 'indigo', { w: 920, h: 320 }, { w: 390, h: 300 });

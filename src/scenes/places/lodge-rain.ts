import { createRandom } from '../../helpers/random';
import * as palette from '../../theme/palette';
import { drawHouse } from '../houses/draw-house';
import { bananaPath, hill, mistBand, oakPath, palmPath, placeHouse, teaPlants } from '../kit/landscape';
import { type Frame, filledPath, pathData, strokedPath } from '../kit/svg';
import { pictureWithWindows } from '../kit/windows';

const cloud = '#E4EEE8';
const palmColour = '#0E2C25';
const teaColour = '#0B2A22';

/** Returns an <svg> of two lodges in rain. `w` must be 1200 or more. It fills an element of any shape; left or top are cut. */
export function lodgeRain({ id, w, h }: Frame): string {
  const area = { w, h };
  const lodge = drawHouse({ id, style: 'lodge', floors: 2, columns: 4, occupancy: 75, seed: 6 });
  const cabin = drawHouse({ id, style: 'lodge', floors: 1, columns: 3, occupancy: 67, seed: 11 });
  const groundY = h * 0.86;
  const oaks = Array.from({ length: 22 }, (_, i) =>
    oakPath(w * ((i * 0.617) % 1), h * 0.7 + (i % 4) * 7, 1.2 + (i % 3) * 0.25),
  );
  const random = createRandom(41);
  const rain = Array.from({ length: 90 }, () => {
    const x = Math.round(random() * w);
    return pathData`M${x} ${Math.round(random() * h * 0.8)}l-5 20`;
  });
  const shapes =
    filledPath(palette.rainSky, pathData`M0 0h${w}v${h}H0z`) +
    hill(area, { y: h * 0.34, swell: 50, seed: 21, colour: '#A9C5BA', tilt: 90 }) +
    mistBand(w * 0.1, h * 0.36, w * 0.4, 16, { colour: cloud, opacity: 0.75 }) +
    hill(area, { y: h * 0.48, swell: 46, seed: 8, colour: '#7FA597', tilt: 60 }) +
    mistBand(w * 0.6, h * 0.5, w * 0.42, 16, { colour: cloud, opacity: 0.6 }) +
    hill(area, { y: h * 0.6, swell: 36, seed: 34, colour: '#4F8070' }) +
    filledPath('#2F6353', oaks.join('')) +
    mistBand(-60, h * 0.68, w * 0.4, 13, { colour: palette.mist[1], opacity: 0.6 }) +
    hill(area, { y: h * 0.72, swell: 20, seed: 17, colour: '#24574A' }) +
    placeHouse(cabin, w * 0.9 - cabin.width * 0.6, groundY - 16, 1.35) +
    placeHouse(lodge, w * 0.64, groundY + 6, 1.62) +
    hill(area, { y: h * 0.88, swell: 9, seed: 31, colour: palette.rainGround }) +
    teaPlants(w, h * 0.92, 4, teaColour) +
    filledPath(palmColour, palmPath(w * 0.6, groundY + 30, 2.5) + palmPath(w * 0.975, groundY + 40, 3.2)) +
    filledPath(teaColour, bananaPath(w * 0.87, h - 14, 2)) +
    strokedPath('#F1F7F3', 1.6, rain.join(''), 'opacity=".75"');
  return pictureWithWindows(id, [0, 0, w, h], shapes, 'xMaxYMax slice');
}

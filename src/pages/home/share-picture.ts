import { heroScene } from '../../scenes/houses/hero-scene';
import { placeSvg } from '../../scenes/kit/svg';
import { type DrawSharePicture, pictureWithTitle, shareFrame } from '../../scenes/share/share-layouts';

/** This share picture is shown for the home page and for every page without its own share picture. */
export const drawingDescription = 'A hotel in the hills at dusk, most of its windows lit.';

const hero = heroScene({ ...shareFrame, id: 'h', isAnimated: false });
const draw = () => placeSvg(hero, 0, -6, shareFrame.w, shareFrame.h);

/** Returns the text of an SVG file, 1200 by 630: the hotel at dusk beside the title. Escapes the words. */
export const drawSharePicture: DrawSharePicture = (words) =>
  pictureWithTitle({ ...words, titleAt: 'besideHotel', draw });

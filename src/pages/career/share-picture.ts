import { lodgeRain } from '../../scenes/places/lodge-rain';
import { wideSharePicture } from '../../scenes/share/share-layouts';
import * as palette from '../../theme/palette';

export const drawingDescription = 'Two lodges on stilts in the rains of Wayanad, some of their windows lit.';

export const drawSharePicture = wideSharePicture(palette.rainSky, lodgeRain);

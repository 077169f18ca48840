import { mistyNight } from '../../scenes/case-studies/misty-night';
import { wideSharePicture } from '../../scenes/share/share-layouts';
import * as palette from '../../theme/palette';

export const drawingDescription = 'A low tiled house in the mist, most of its windows lit.';

export const drawSharePicture = wideSharePicture(palette.sky, mistyNight);

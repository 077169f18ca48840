import { mistyNight } from '../../scenes/cases/mist';
import { shareScene } from '../../scenes/share/share-layouts';
import * as palette from '../../theme/palette';

export const drawingDescription = 'A low tiled house in the mist, most of its windows lit.';

export const drawSharePicture = shareScene({ sky: palette.sky, scene: mistyNight });

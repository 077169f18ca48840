import { lodgeRain } from '../../scenes/places/lodge-rain';
import { shareScene } from '../../scenes/share/share-picture';
import * as ink from '../../theme/palette';

export const drawingDescription = 'Two lodges on stilts in the rains of Wayanad, some of their windows lit.';

export const sharePicture = shareScene({ sky: ink.rainSky, scene: lodgeRain });

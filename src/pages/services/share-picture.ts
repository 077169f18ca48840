import { services } from '../../content/services';
import { type ShareWords, shareRow } from '../../scenes/share/share-picture';
import { houseFrontRoof } from '../../scenes/things/roof';
import { serviceWindow } from '../../scenes/things/service-window';
import * as ink from '../../theme/palette';

export const drawingDescription =
  'Six windows in one house front, a different work going on behind each of them.';

/** Returns the share picture as SVG, 1200 by 630: a window for each service. Escapes `words`; long ones shrink or are cut. */
export function sharePicture(words: ShareWords): string {
  return shareRow({
    ...words,
    things: services.map(({ scene }) => serviceWindow(scene)),
    box: [280, 290],
    wall: { colour: ink.wall, roof: houseFrontRoof() },
  });
}

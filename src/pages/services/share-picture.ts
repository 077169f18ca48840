import { services } from '../../content/services';
import type { ShareWords } from '../../scenes/share/share-frame';
import { shareRow } from '../../scenes/share/share-row';
import { houseFrontRoof } from '../../scenes/things/roof';
import { serviceWindow } from '../../scenes/things/service-window';
import * as ink from '../../theme/palette';

/** The six windows of the services in one front. */
export function sharePicture(words: ShareWords): string {
  return shareRow({
    ...words,
    things: services.map(({ scene }) => serviceWindow(scene)),
    box: [280, 290],
    sky: ink.canvas,
    colour: ink.bodyText,
    wall: { colour: ink.wall, roof: houseFrontRoof() },
  });
}

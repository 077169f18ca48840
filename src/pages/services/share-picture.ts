import { services } from '../../content/services';
import { houseFrontRoof } from '../../scenes/building-parts/roof';
import { serviceWindow } from '../../scenes/building-parts/service-window';
import { rowSharePicture } from '../../scenes/share/share-layouts';
import * as palette from '../../theme/palette';

export const drawingDescription =
  'Six windows in one house front, a different work going on behind each of them.';

export const drawSharePicture = rowSharePicture({
  objects: services.map(({ drawing }) => serviceWindow(drawing)),
  size: { w: 280, h: 290 },
  wall: { colour: palette.wall, roof: houseFrontRoof() },
});

import { services } from '../../content/services';
import { rowSharePicture } from '../../scenes/share/share-layouts';
import { houseFrontRoof } from '../../scenes/things/roof';
import { serviceWindow } from '../../scenes/things/service-window';
import * as palette from '../../theme/palette';

export const drawingDescription =
  'Six windows in one house front, a different work going on behind each of them.';

export const drawSharePicture = rowSharePicture({
  objects: services.map(({ drawing }) => serviceWindow(drawing)),
  size: [280, 290],
  wall: { colour: palette.wall, roof: houseFrontRoof() },
});

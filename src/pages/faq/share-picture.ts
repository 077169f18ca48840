import type { ShareWords } from '../../scenes/share/share-frame';
import { shareRow } from '../../scenes/share/share-row';
import { shutter } from '../../scenes/things/shutter';
import * as ink from '../../theme/palette';

/** Three windows, the middle one open. */
export function sharePicture(words: ShareWords): string {
  const things = [shutter(false), shutter(true, 'pair'), shutter(false)];
  return shareRow({ ...words, things, box: [146, 134], sky: ink.neel, colour: ink.white });
}

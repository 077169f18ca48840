import { openWindow } from '../../scenes/places/open-window';
import type { ShareWords } from '../../scenes/share/share-frame';
import { shareObject } from '../../scenes/share/share-object';
import * as ink from '../../theme/palette';

/** The open window. */
export function sharePicture(words: ShareWords): string {
  return shareObject({ ...words, object: openWindow({ id: 'o' }), box: [496, 536], sky: ink.sky });
}

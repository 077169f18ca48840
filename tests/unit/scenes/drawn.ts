import { Resvg } from '@resvg/resvg-js';
import { standalone } from '../../../src/scenes/kit/svg';

/** The picture as a drawing program reads it, without a browser; throws where it is not well formed. No font is needed for that. */
export function drawn(svg: string, width?: number): Resvg {
  const file = svg.includes('xmlns') ? svg : standalone(svg);
  const font = { loadSystemFonts: false };
  return new Resvg(file, width ? { font, fitTo: { mode: 'width', value: width } } : { font });
}

import { Resvg } from '@resvg/resvg-js';
import { svgFile } from '../../../src/scenes/kit/svg';

/** Parses a picture without a browser. Throws if it is not well formed. Text is left out, because no font is loaded. */
export function drawn(svg: string, width?: number): Resvg {
  const file = svg.includes('xmlns') ? svg : svgFile(svg);
  const font = { loadSystemFonts: false };
  return new Resvg(file, width ? { font, fitTo: { mode: 'width', value: width } } : { font });
}

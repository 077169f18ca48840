import { encodeUriText } from '../helpers/safe-text';

/**
 * Resolves to a PNG of `width` by `height` pixels with the drawing `svg`. First loads `fonts`, such as `600 32px "Anek Latin"`,
 * then calls `paint` to paint over the drawing. `svg` needs `xmlns`, and width and height in pixels. Resolves to null and
 * logs a warning if there is no canvas, or a font file, the SVG or `paint` fails. Resolves to null if the browser makes no PNG.
 */
export async function paintPng(
  svg: string,
  { width, height, fonts }: { width: number; height: number; fonts: readonly string[] },
  paint: (context: CanvasRenderingContext2D) => void,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  const image = new Image();
  // This is a data address, because the content policy allows no blob, and a blob would make the canvas unreadable.
  image.src = `data:image/svg+xml,${encodeUriText(svg)}`;
  try {
    if (!context) throw new Error('The browser has no canvas');
    await Promise.all([image.decode(), ...fonts.map((font) => document.fonts.load(font))]);
    context.drawImage(image, 0, 0);
    paint(context);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch (error) {
    console.warn('The picture could not be painted', error);
    return null;
  }
}

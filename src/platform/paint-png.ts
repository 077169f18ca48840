import { encodeUriText } from '../helpers/safe-text';

/**
 * Resolves to a PNG of `width` by `height` pixels. First loads `fonts`, such as `600 32px "Anek Latin"`, then calls `paint`
 * with an empty canvas. Resolves to null and logs a warning if a font file or `paint` fails. Also resolves to null if the
 * browser makes no PNG. Replaces a font that no CSS declares by another.
 */
export async function paintPng(
  { width, height, fonts }: { width: number; height: number; fonts: readonly string[] },
  paint: (context: CanvasRenderingContext2D) => Promise<void>,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  try {
    if (!context) throw new Error('The browser has no canvas');
    await Promise.all(fonts.map((font) => document.fonts.load(font)));
    await paint(context);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch (error) {
    console.warn('The picture could not be painted', error);
    return null;
  }
}

/**
 * Resolves to an image for `drawImage`. Rejects if `svg` is not valid SVG or has no `xmlns`. The browser chooses the size if
 * `svg` has no width and height in pixels.
 */
export async function loadSvgImage(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  // This is a data address, because the content policy allows no blob, and a blob would make the canvas unreadable.
  image.src = `data:image/svg+xml,${encodeUriText(svg)}`;
  await image.decode();
  return image;
}

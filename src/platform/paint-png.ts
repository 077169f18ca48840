import { uriText } from '../domain/well-formed';

/**
 * Paints a PNG, `width` by `height` px. Loads `fonts`, such as `600 32px "Anek Latin"`, and calls `paint` on an empty canvas.
 * Never rejects. Resolves to null, and logs why, if the browser has no canvas, a font file fails to load or `paint` fails; to
 * null without a log if the browser makes no PNG. A font that no CSS declares is no failure: the text gets another font.
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
 * Resolves to an image for `drawImage`. Rejects if `svg` is no valid SVG or has no `xmlns`. Without a width and a height in px,
 * the browser chooses its size.
 */
export async function svgImage(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  // A data address, because the content policy allows no blob, and a blob would make the canvas unreadable.
  image.src = `data:image/svg+xml,${uriText(svg)}`;
  await image.decode();
  return image;
}

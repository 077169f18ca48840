import { uriText } from '../domain/well-formed';
/**
 * Calls `paint` on an empty canvas of `width` by `height` px and resolves to a PNG. Null: a font or `paint` failed, which is
 * logged, or the browser makes no picture. Never rejects. `fonts`: those that `paint` uses, such as `600 32px "Anek Latin"`;
 * they are loaded before.
 */
export async function paintPng(
  { width, height, fonts }: { width: number; height: number; fonts: readonly string[] },
  paint: (context: CanvasRenderingContext2D) => Promise<void>,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  try {
    await Promise.all(fonts.map((font) => document.fonts.load(font)));
    await paint(context);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch (error) {
    console.warn('The picture could not be painted', error);
    return null;
  }
}

/** Resolves to an image that a canvas can draw. `svg`: markup of an SVG file with its size in px. Rejects if it is invalid. */
export async function svgImage(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  // A data address, because the content policy allows no blob, and a blob would make the canvas unreadable.
  image.src = `data:image/svg+xml,${uriText(svg)}`;
  await image.decode();
  return image;
}

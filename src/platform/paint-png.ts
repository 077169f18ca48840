/**
 * Paints a picture of `width` by `height` px and gives it as a PNG. `fonts`: those of its text in the syntax of CSS, loaded
 * before. null: the browser cannot paint it.
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

/** A drawing as an image of a canvas. `svg`: a file of its own, with width and height. Rejects if it cannot be read. */
export async function svgImage(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  // As an address of its own: the content policy allows no blob, and a canvas could not be read after one.
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

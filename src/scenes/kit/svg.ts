/** Width and height of a view box, above 0. They are not px, because a page scales the drawing. */
export interface Size {
  w: number;
  h: number;
}

/** What a drawing is made for. A drawing fills its frame and does not check it. */
export interface Frame extends Size {
  /** Prefix of every id in the drawing: a letter, then letters or digits. Each drawing of one page needs a different one. */
  id: string;
}

/**
 * Draws for a wide screen, and for a phone if `narrow` is given. The ids of the two drawings begin with `hw` and `hn`.
 * - Returns each <svg> in a <div> of class `wide` or `narrow`, and `globalCss` hides one of them.
 * - A single drawing gets the class `both`.
 */
export function narrowAndWide(draw: (frame: Frame) => string, wide: Size, narrow?: Size): string {
  const wideDrawing = draw({ id: 'hw', ...wide });
  if (!narrow) return `<div class="both">${wideDrawing}</div>`;
  const narrowDrawing = draw({ id: 'hn', ...narrow });
  return `<div class="narrow">${narrowDrawing}</div><div class="wide">${wideDrawing}</div>`;
}

/** Returns true above 600: a drawing with a view box `w` wide is then composed for a wide screen, else for a phone. */
export const isWideFrame = (w: number): boolean => w > 600;

/** Formats a number for SVG, with at most `decimals` decimals and no 0 before the point: '-.5'. NaN, ±Infinity give '0'. */
export function svgNumber(value: number, decimals = 1): string {
  if (Number.isInteger(value)) return String(value + 0);
  if (!Number.isFinite(value)) return '0';
  const factor = 10 ** decimals;
  const written = String(Math.round(value * factor) / factor + 0);
  if (written.startsWith('0.')) return written.slice(1);
  return written.startsWith('-0.') ? `-${written.slice(2)}` : written;
}

/** Returns path data from a template. Writes numbers with `svgNumber`, texts as they are, and removes spaces before a minus. */
export function pathData(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  let data = parts[0] ?? '';
  values.forEach((value, i) => {
    data += (typeof value === 'number' ? svgNumber(value) : value) + (parts[i + 1] ?? '');
  });
  return data.replaceAll(' -', '-');
}

/** Returns a <path> filled with `colour`, or '' if its path data `data` is ''. `opacity` is 0 to 1. */
export function filledPath(colour: string, data: string, opacity = 1): string {
  if (!data) return '';
  return `<path fill="${colour}"${opacity < 1 ? ` opacity="${svgNumber(opacity, 2)}"` : ''} d="${data}"/>`;
}

/** Returns a <path> with a stroke and no fill, or '' for empty path data. `attributes` are unescaped text: 'opacity=".5"'. */
export function strokedPath(colour: string, width: number, data: string, attributes = ''): string {
  if (!data) return '';
  return `<path fill="none" stroke="${colour}" stroke-width="${svgNumber(width, 2)}"${attributes && ` ${attributes}`} d="${data}"/>`;
}

/** Returns a filled <circle> with its centre at (x, y). */
export function disc(colour: string, x: number, y: number, radius: number): string {
  return `<circle cx="${svgNumber(x)}" cy="${svgNumber(y)}" r="${svgNumber(radius)}" fill="${colour}"/>`;
}

/** Returns path data of a window with a half circle on top. (x, y) is the top left of its box. `h` must be at least `w` / 2. */
export function archPath(x: number, y: number, w: number, h: number): string {
  return pathData`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}z`;
}

/** Returns a <g> with the scaled `content`, its point (0, 0) at (x, y). `attributes` are unescaped text: 'opacity=".5"'. */
export function placeGroup(x: number, y: number, scale: number, content: string, attributes = ''): string {
  const sized = svgNumber(scale, 3) === '1' ? '' : ` scale(${svgNumber(scale, 3)})`;
  return `<g transform="translate(${svgNumber(x)} ${svgNumber(y)})${sized}"${attributes && ` ${attributes}`}>${content}</g>`;
}

/**
 * Returns the text made safe for SVG content and attributes, because visitors type the names of rooms. It escapes & < > " and
 * '. Each run of tabs and line breaks becomes one space. Control characters, direction marks and what XML forbids are removed.
 */
export function escapeXml(text: string): string {
  return text
    .replace(/[\t\n\r]+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/**
 * Returns a whole <svg> with this unescaped content, hidden from screen readers. `viewBox` is x, y, width, height. CSS sets the
 * size. `preserveAspectRatio` says how the drawing fits an element of another ratio. With '' all of it is shown, in the middle.
 */
export function svgElement(viewBox: readonly number[], content: string, preserveAspectRatio = ''): string {
  const fit = preserveAspectRatio && ` preserveAspectRatio="${preserveAspectRatio}"`;
  return `<svg viewBox="${viewBox.map((each) => svgNumber(each)).join(' ')}"${fit} aria-hidden="true">${content}</svg>`;
}

/** Returns a drawing's markup with the escaped name `label`: each aria-hidden="true" becomes role="img" with an aria-label. */
export function withLabel(markup: string, label: string): string {
  return markup.replaceAll('aria-hidden="true"', () => `role="img" aria-label="${escapeXml(label)}"`);
}

/**
 * Returns a result of `svgElement` as an SVG file. It adds the namespace, which only HTML may omit, and removes aria-hidden.
 * `size` in px becomes the width and height. Without a size some browsers show nothing.
 */
export function svgFile(svg: string, size?: Readonly<Record<'width' | 'height', number>>): string {
  const sized = size ? `width="${size.width}" height="${size.height}" ` : '';
  return withAttributes(svg, `${sized}xmlns="http://www.w3.org/2000/svg"`);
}

/** Returns the `svg` of `svgElement` with a place and a size in another <svg>. Its `preserveAspectRatio` says how it fits. */
export function placeSvg(svg: string, x: number, y: number, width: number, height: number): string {
  const box = `x="${svgNumber(x)}" y="${svgNumber(y)}" width="${svgNumber(width)}" height="${svgNumber(height)}"`;
  return withAttributes(svg, box);
}

/** Returns the <svg> with these unescaped `attributes` before its own, and without its aria-hidden. */
export function withAttributes(svg: string, attributes: string): string {
  return svg.replace(/^<svg /, `<svg ${attributes} `).replace(' aria-hidden="true"', '');
}

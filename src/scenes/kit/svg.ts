/** What a drawing is made for. A drawing fills its frame and does not check it. */
export interface Frame {
  /** Prefix of every id in the drawing: a letter, then letters or digits. Each drawing of one page needs a different one. */
  id: string;
  /** Width and height of the view box, above 0. They are no px: a page scales the drawing. */
  w: number;
  h: number;
}

/** Returns true if a drawing whose view box is `w` wide is composed for a wide screen: above 600. Else it is for a phone. */
export const isWide = (w: number): boolean => w > 600;

/** Formats a number for SVG: at most `decimals` decimals, no 0 before the point ('-.5'). NaN, ±Infinity: '0'. Never throws. */
export function num(value: number, decimals = 1): string {
  if (Number.isInteger(value)) return String(value + 0);
  if (!Number.isFinite(value)) return '0';
  const factor = decimals === 1 ? 10 : 10 ** decimals;
  const written = String(Math.round(value * factor) / factor + 0);
  if (written.startsWith('0.')) return written.slice(1);
  return written.startsWith('-0.') ? `-${written.slice(2)}` : written;
}

/** Returns `value`, limited to `min` to `max`. For NaN, and for anything but a number, returns `otherwise`, not limited. */
export function clamp(value: unknown, min: number, max: number, otherwise: number): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return otherwise;
  return Math.min(max, Math.max(min, value));
}

/** Template tag for path data. Writes numbers with `num` (NaN as 0) and texts unchanged. Removes each space before a minus. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  let data = parts[0] ?? '';
  values.forEach((value, i) => {
    data += (typeof value === 'number' ? num(value) : value) + (parts[i + 1] ?? '');
  });
  return data.replaceAll(' -', '-');
}

/** Returns a <path> filled with `colour`, or '' if its path data `data` is ''. `opacity`: 0 to 1 (default). */
export function fill(colour: string, data: string, opacity = 1): string {
  if (!data) return '';
  return `<path fill="${colour}"${opacity < 1 ? ` opacity="${num(opacity, 2)}"` : ''} d="${data}"/>`;
}

/** Returns a <path> with a stroke and no fill; '' for empty path data. `more`: further attributes as text, not escaped. */
export function stroke(colour: string, width: number, data: string, more = ''): string {
  if (!data) return '';
  return `<path fill="none" stroke="${colour}" stroke-width="${num(width, 2)}"${more && ` ${more}`} d="${data}"/>`;
}

/** Returns a filled <circle> with its centre at (x, y). */
export function disc(colour: string, x: number, y: number, radius: number): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${colour}"/>`;
}

/** Returns path data of a window whose top is a half circle. (x, y): top left corner of its box. `h`: at least `w` / 2. */
export function arch(x: number, y: number, w: number, h: number): string {
  return d`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}z`;
}

/**
 * Returns a <g> with `content`, scaled, its point (0, 0) moved to (x, y). `num` writes the numbers. `more`: further attributes
 * as text, such as 'fill="red"', not escaped.
 */
export function group(x: number, y: number, scale: number, content: string, more = ''): string {
  const sized = num(scale, 3) === '1' ? '' : ` scale(${num(scale, 3)})`;
  return `<g transform="translate(${num(x)} ${num(y)})${sized}"${more && ` ${more}`}>${content}</g>`;
}

/**
 * Returns the text made safe for SVG content and attributes, because visitors type the names of rooms: escapes & < > " and ',
 * writes each run of tabs and line breaks as one space, removes control characters, direction marks and what XML forbids.
 */
export function escapeXml(text: string): string {
  return text
    .replace(/[\t\n\r]+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/**
 * Returns a whole <svg> with this content, not escaped, hidden from screen readers. `viewBox`: x, y, width, height. CSS sets
 * its size. `preserveAspectRatio`: how it fits an element of another ratio; '' (default): whole, in the middle.
 */
export function picture(viewBox: readonly number[], content: string, preserveAspectRatio = ''): string {
  const fit = preserveAspectRatio && ` preserveAspectRatio="${preserveAspectRatio}"`;
  return `<svg viewBox="${viewBox.map((n) => num(n)).join(' ')}"${fit} aria-hidden="true">${content}</svg>`;
}

/**
 * Returns the markup of a drawing with a name for screen readers: each aria-hidden="true" becomes role="img" with the name
 * `label`, escaped. Markup without aria-hidden="true" stays unchanged.
 */
export function labelled(markup: string, label: string): string {
  return markup.replaceAll('aria-hidden="true"', () => `role="img" aria-label="${escapeXml(label)}"`);
}

/**
 * Returns `svg` from `picture` as an SVG file: adds the namespace, which only HTML may omit, and removes aria-hidden. `size`
 * in px becomes its width and height. Without a size some browsers show nothing.
 */
export function standalone(svg: string, size?: readonly [width: number, height: number]): string {
  const sized = size ? `width="${size[0]}" height="${size[1]}" ` : '';
  const start = `<svg ${sized}xmlns="http://www.w3.org/2000/svg" `;
  return svg.replace(/^<svg /, start).replace(/ aria-hidden="true"/, '');
}

/** Returns `svg` from `picture` without aria-hidden, as a box in another <svg>. Its `preserveAspectRatio` says how it fits. */
export function inset(svg: string, x: number, y: number, width: number, height: number): string {
  const start = `<svg x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" `;
  return svg.replace(/^<svg /, start).replace(/ aria-hidden="true"/, '');
}

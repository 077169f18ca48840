/** A number as SVG wants it: rounded (one decimal unless told), without a leading zero. What is not finite becomes 0. */
export function num(value: number, decimals = 1): string {
  if (Number.isInteger(value)) return String(value + 0);
  if (!Number.isFinite(value)) return '0';
  const factor = decimals === 1 ? 10 : 10 ** decimals;
  const written = String(Math.round(value * factor) / factor + 0);
  if (written.startsWith('0.')) return written.slice(1);
  return written.startsWith('-0.') ? `-${written.slice(2)}` : written;
}

/** `value` held between `min` and `max`; `otherwise` when it is not a number at all. Infinity is the nearest end. */
export function within(value: unknown, min: number, max: number, otherwise: number): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return otherwise;
  return Math.min(max, Math.max(min, value));
}

/** Path data as a template: numbers are rounded, spaces before a minus sign are dropped. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  let data = parts[0] ?? '';
  values.forEach((value, i) => {
    data += (typeof value === 'number' ? num(value) : value) + (parts[i + 1] ?? '');
  });
  return data.replaceAll(' -', '-');
}

/** A filled path, or nothing where there is nothing to draw. */
export function fill(colour: string, data: string, opacity = 1): string {
  if (!data) return '';
  return `<path fill="${colour}"${opacity < 1 ? ` opacity="${num(opacity, 2)}"` : ''} d="${data}"/>`;
}

/** A stroked path, or nothing where there is nothing to draw. `more` is further attributes, written out. */
export function stroke(colour: string, width: number, data: string, more = ''): string {
  if (!data) return '';
  return `<path fill="none" stroke="${colour}" stroke-width="${num(width, 2)}"${more && ` ${more}`} d="${data}"/>`;
}

/** A filled circle. */
export function disc(colour: string, x: number, y: number, radius: number): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${colour}"/>`;
}

/** `content` moved to (x, y) and scaled. */
export function at(x: number, y: number, scale: number, content: string, more = ''): string {
  const sized = num(scale, 3) === '1' ? '' : ` scale(${num(scale, 3)})`;
  return `<g transform="translate(${num(x)} ${num(y)})${sized}"${more && ` ${more}`}>${content}</g>`;
}

/**
 * Text made safe for SVG content and attributes alike. Names come from hotel owners: markup characters are
 * escaped; control characters, half surrogates and the marks that turn the reading direction are dropped.
 */
export function escapeXml(text: string): string {
  return text
    .replace(/[\t\n\r]+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** What a whole picture takes: its box, how it fills its frame, and its sentence for those who do not see it. */
interface PictureFrame {
  box: readonly [x: number, y: number, width: number, height: number];
  /** How the picture fills a frame of another ratio: preserveAspectRatio. */
  fit?: string;
  /** A whole sentence. Absent: the picture is decoration, or the text beside it says the same. */
  label?: string | undefined;
}

/** A whole <svg>: role="img" with a name when it has a label, hidden from assistive technology when not. */
export function picture({ box, fit, label }: PictureFrame, content: string): string {
  const name = label ? `role="img" aria-label="${escapeXml(label)}"` : 'aria-hidden="true"';
  const ratio = fit ? ` preserveAspectRatio="${fit}"` : '';
  return `<svg viewBox="${box.map((n) => num(n)).join(' ')}"${ratio} ${name}>${content}</svg>`;
}

/** Drawings that were finished without a label, with one: every <svg> in the markup says the same sentence. */
export function labelled(markup: string, label: string): string {
  return markup.replaceAll('aria-hidden="true"', () => `role="img" aria-label="${escapeXml(label)}"`);
}

/** The same <svg> as a file of its own: outside HTML the namespace must be said. */
export function standalone(svg: string): string {
  return svg.replace(/^<svg /, '<svg xmlns="http://www.w3.org/2000/svg" ').replace(/ aria-hidden="true"/, '');
}

/** A whole <svg> as a part of another one, at x, y, in a box of width by height. */
export function inset(svg: string, x: number, y: number, width: number, height: number): string {
  const place = `<svg x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" `;
  return svg.replace(/^<svg /, place).replace(/ aria-hidden="true"/, '');
}

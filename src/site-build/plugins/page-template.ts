import type { RenderedPage } from '../../entry-server';

const headMarker = '<!--head-->';
const appMarker = '<!--app-->';

/**
 * The page template as every file will carry it: no space that shows nothing, and the client script as the last and least
 * of its requests. Vite puts the script in the head; there it would be asked for before the fonts of the text.
 */
export function preparePageTemplate(template: string): string {
  for (const marker of [headMarker, appMarker, '</body>']) {
    if (template.split(marker).length !== 2) throw new Error(`index.html: must hold ${marker} exactly once`);
  }
  const scripts: string[] = [];
  const rest = template.replace(/[ \t]*<script\b[^>]*\bsrc=[^>]*><\/script>\s*/g, (tag) => {
    scripts.push(tag.trim().replace('<script ', '<script fetchpriority="low" '));
    return '';
  });
  const tight = rest.replace(/>\s+</g, '><').trim();
  return tight.replace('</body>', () => `${scripts.join('')}</body>`);
}

/** One page in the template. Throws, saying what is wrong, when the page breaks a promise that every page keeps. */
export function fillPageTemplate(template: string, page: RenderedPage): string {
  const fault = pageFault(page);
  if (fault !== null) throw new Error(fault);
  // Functions as replacements: a `$&` in a page's text must stay text.
  return template.replace(headMarker, () => `${page.head}${page.styles}`).replace(appMarker, () => page.html);
}

function pageFault({ html, head, styles }: RenderedPage): string | null {
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  if (headings !== 1) return `has ${headings} h1 elements, must have exactly one`;
  if (!/<title>[^<]+<\/title>/.test(head)) return 'has no title';
  if (/<style[\s>]/.test(html))
    return 'has a <style> in its body: it would repeat, and hydration would move it';
  const inline = `${head}${styles}${html}`.match(
    /<script(?![^>]*\s(?:src=|type="application\/ld\+json"|data-first-frame=""))[^>]*>/,
  );
  return inline === null
    ? null
    : `has an inline script (${inline[0]}), which the content security policy forbids`;
}

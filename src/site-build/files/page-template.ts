import type { RenderedPage } from '../prerender/render-page';

const HEAD_MARKER = '<!--head-->';
const APP_MARKER = '<!--app-->';

/**
 * Returns index.html ready for `fillPageTemplate`. Throws unless it has `<!--head-->`, `<!--app-->` and `</body>` exactly once.
 * - Removes comments that begin and end with a space, and white space between tags.
 * - Moves the script with `src` to the end of the body, at low priority, because the browser must request the fonts first.
 */
export function preparePageTemplate(template: string): string {
  for (const marker of [HEAD_MARKER, APP_MARKER, '</body>']) {
    if (template.split(marker).length !== 2) throw new Error(`index.html: must hold ${marker} exactly once`);
  }
  const [script = ''] = /<script\b[^>]*\bsrc=[^>]*><\/script>/.exec(template) ?? [];
  const compact = template
    .replace(script, '')
    .replace(/<!-- .*? -->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  const lastScript = script.replace('<script ', '<script fetchpriority="low" ');
  return compact.replace('</body>', () => `${lastScript}</body>`);
}

/**
 * Returns the document of a page: `template` with the page's `head` for `<!--head-->`, and its `html` for `<!--app-->`.
 * Throws if the page has no title, not exactly one h1, a `<style>` in its HTML, or an inline script other than JSON-LD.
 */
export function fillPageTemplate(template: string, { html, head }: RenderedPage): string {
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  if (headings !== 1) throw new Error(`has ${headings} h1 elements, must have exactly one`);
  if (!/<title>[^<]+<\/title>/.test(head)) throw new Error('has no title');
  if (/<style[\s>]/.test(html))
    throw new Error('has a <style> in its body, where hydration would move it: use a *.styles.ts file');
  const inline = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>/.exec(head + html);
  if (inline !== null)
    throw new Error(`has an inline script (${inline[0]}), which the content security policy blocks`);
  // Replacements are functions, because in a string `$&` has a meaning.
  return template.replace(HEAD_MARKER, () => head).replace(APP_MARKER, () => html);
}

/** The attributes of every `<name …>` tag in a page, in order. Reads only markup as this build writes it. */
export function tagsOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
      ]),
    ),
  );
}

/** The address of the page's `<link rel=…>`. Undefined if it has none. */
export function linkOf(html: string, rel: string): string | undefined {
  return tagsOf(html, 'link').find((link) => link.rel === rel)?.href;
}

/** The content of the page's `<meta property=…>`. Undefined if it has none. */
export function propertyOf(html: string, property: string): string | undefined {
  return tagsOf(html, 'meta').find((meta) => meta.property === property)?.content;
}

/** The paths of the hashed files that a page loads: scripts and fonts. */
export function assetsOf(html: string): string[] {
  return [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
}

/** Returns the attributes of every `<name …>` tag in a page, in order. Reads only markup as this build writes it. */
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

/** Returns the address of the page's first `<link rel=…>`. Undefined if it has none. */
export function linkOf(html: string, rel: string): string | undefined {
  return tagsOf(html, 'link').find((link) => link.rel === rel)?.href;
}

/** Returns the content of the page's first `<meta property=…>`. Undefined if it has none. */
export function propertyOf(html: string, property: string): string | undefined {
  return tagsOf(html, 'meta').find((meta) => meta.property === property)?.content;
}

/** Returns the paths under /assets/ in a page, such as scripts and fonts. A path may be repeated. */
export function assetsOf(html: string): string[] {
  return [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
}

/** Returns the attributes, decoded, of each `<name …>` tag in order; [] if there is none. Reads only those in double quotes. */
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

/** Returns the decoded `href` of the page's first `<link rel="...">` with just this `rel`; undefined if there is none. */
export function linkOf(html: string, rel: string): string | undefined {
  return tagsOf(html, 'link').find((link) => link.rel === rel)?.href;
}

/** Returns the decoded `content` of the page's first `<meta>` with this `property`; undefined if there is none. */
export function propertyOf(html: string, property: string): string | undefined {
  return tagsOf(html, 'meta').find((meta) => meta.property === property)?.content;
}

/** Returns the quoted paths under /assets/ in a page, such as scripts and fonts, in order and with repetitions; [] if none. */
export function assetsOf(html: string): string[] {
  return [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
}

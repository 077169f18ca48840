/** Returns the attributes of each `<name …>` tag. It only reads the form `a="b"`, and only decodes `&quot;` and `&amp;`. */
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

/**
 * Returns the `content` of the first `<meta>` with this `property`, read as in `tagsOf`. Returns undefined if there is no such
 * tag or it has no `content`.
 */
export function propertyOf(html: string, property: string): string | undefined {
  return tagsOf(html, 'meta').find((meta) => meta.property === property)?.content;
}

/** Returns all texts of a page in double quotes that begin with /assets/, in order and with repetitions. */
export function assetsOf(html: string): string[] {
  return [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
}

import createCache, { type EmotionCache } from '@emotion/cache';

/** The key stands in every class name, so it is one letter. The same on the server and in the browser, or hydration fails. */
const KEY = 'k';

/** A new Emotion cache. On the server one for each page, so that its head carries this page's styles and no other's. */
export function createStyleCache(): EmotionCache {
  // No prefixes: every browser that runs the rest of the site knows the plain properties, and each page carries its styles.
  const cache = createCache({ key: KEY, stylisPlugins: [] });
  // Without this Emotion writes a <style> beside each element into the body; the prerender collects them into the head.
  cache.compat = true;
  return cache;
}

/** Where the feed of the articles stands: named in every head and in the feed itself. */
export const feedPath = '/feed.xml';

/** The categories of the articles, in the order the filter shows them. */
export const articleCategories = [
  'Revenue Management',
  'Reputation Management',
  'Direct Booking',
  'OTA Management',
  'AI Revenue Management',
] as const;

/** Returns a category in lower case with hyphens for spaces: `ota-management`. Returns `all` for null. Checks nothing. */
export function categorySlug(category: string | null): string {
  return category === null ? 'all' : category.toLowerCase().replaceAll(' ', '-');
}

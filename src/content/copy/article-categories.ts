/** The categories of the articles, in the order the filter shows them. */
export const articleCategories = [
  'Revenue Management',
  'Reputation Management',
  'Direct Booking',
  'OTA Management',
  'AI Revenue Management',
] as const;

/** Returns a category in lower case with hyphens for spaces: `ota-management`. A slug stays unchanged. Checks nothing. */
export function categorySlug(category: string): string {
  return category.toLowerCase().replaceAll(' ', '-');
}

/** The name of a category in addresses, and of its posts in the page: `OTA Management` is `ota-management`, all (null) is `all`. */
export function categorySlug(category: string | null): string {
  return category === null ? 'all' : category.toLowerCase().replaceAll(' ', '-');
}

/** The address of a list: `/blog?category=direct-booking`, or without a query for all of it. */
export function categoryAddress(listPath: string, category: string | null): string {
  return category === null ? listPath : `${listPath}?category=${categorySlug(category)}`;
}

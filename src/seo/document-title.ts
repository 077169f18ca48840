import { site } from '../content/site';

/** `Pricing | Kitaki`: the page first, because tabs and search results cut the end. */
export function documentTitle({ title }: { title: string }): string {
  return `${title} | ${site.name}`;
}

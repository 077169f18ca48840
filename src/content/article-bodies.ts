import type { MDXContent } from 'mdx/types';

/*
 * Apart from `articles.ts`, because the route table needs no more than the slugs, and every visitor of every page pays
 * for what the route table carries.
 */
const loaders = import.meta.glob<MDXContent>('./articles/*/index.mdx', { import: 'default' });

const loadersBySlug = new Map(Object.entries(loaders).map(([file, load]) => [slugOf(file), load]));

/** The slug of every article: the name of its folder. In no order that matters. */
export const articleSlugs: readonly string[] = [...loadersBySlug.keys()];

/** The body of an article as a component. Rejects for a slug that is none, or when its file cannot be had. */
export async function loadArticleBody(slug: string): Promise<MDXContent> {
  const load = loadersBySlug.get(slug);
  if (!load) throw new Error(`content/articles has no folder "${slug}"`);
  return load();
}

/** `./articles/pace/index.mdx` belongs to the article `pace`. */
function slugOf(file: string): string {
  return file.split('/').at(-2) ?? '';
}

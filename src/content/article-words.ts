const counts = import.meta.glob<number>('./articles/*/index.mdx', {
  query: '?words',
  import: 'default',
  eager: true,
});

const countsBySlug = new Map(Object.entries(counts).map(([file, count]) => [file.split('/').at(-2), count]));

/** How many words the text of an article has, counted by the build: its figures, sources and frame left out. */
export function wordsOfArticle(slug: string): number {
  const count = countsBySlug.get(slug);
  if (count === undefined) throw new Error(`content/articles has no folder "${slug}"`);
  return count;
}

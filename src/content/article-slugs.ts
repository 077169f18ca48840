/** The slug of every article: the name of its folder. In no order that matters. All that the route table, and so every page, carries of them. */
export const articleSlugs: readonly string[] = Object.keys(import.meta.glob('./articles/*/index.mdx')).map(
  (file) => file.split('/').at(-2) ?? '',
);

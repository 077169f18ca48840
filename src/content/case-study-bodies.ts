import type { MDXContent } from 'mdx/types';

const loaders = import.meta.glob<MDXContent>('./case-studies/*/index.mdx', { import: 'default' });

const loadersBySlug = new Map(
  Object.entries(loaders).map(([file, load]) => [file.split('/').at(-2) ?? '', load]),
);

/** The slug of every case study: the name of its folder. In no order that matters; small enough for the route table. */
export const caseStudySlugs: readonly string[] = [...loadersBySlug.keys()];

/** The body of a case study; it takes `claims` as a prop. Rejects for a slug that is none, or when its file cannot be had. */
export async function loadCaseStudyBody(slug: string): Promise<MDXContent> {
  const load = loadersBySlug.get(slug);
  if (!load) throw new Error(`content/case-studies has no folder "${slug}"`);
  return load();
}

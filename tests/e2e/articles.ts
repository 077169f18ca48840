import { readdirSync, readFileSync } from 'node:fs';
import { parseFrontMatter } from '../../src/site-build/plugins/front-matter';

const folder = 'src/content/articles';

/** Returns the titles of all articles or of one category. Read from the files, so that a new article changes no journey. */
export function articleTitles(category?: string): string[] {
  return readdirSync(folder).flatMap((slug) => {
    const file = `${folder}/${slug}/index.mdx`;
    const { title, category: own } = parseFrontMatter(readFileSync(file, 'utf8'), file);
    return category === undefined || own === category ? String(title) : [];
  });
}

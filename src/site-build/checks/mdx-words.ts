import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { wordCount } from '../../domain/word-count';

const query = '?words';
const modulePrefix = '\0words:';

/** `import count from '../../build/pace/index.mdx?words'` gives the number of words a reader of that text reads, and nothing else of it. */
export function wordCountModules(): Plugin {
  return {
    name: 'kitaki:word-count',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.mdx\?words$/ },
      async handler(source, importer) {
        const file = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
        return file === null ? null : `${modulePrefix}${file.id}.js`;
      },
    },
    load: {
      filter: { id: new RegExp(`^${modulePrefix}`) },
      async handler(id) {
        const file = id.slice(modulePrefix.length, -'.js'.length);
        this.addWatchFile(file);
        return `export default ${wordCount(readableText(await readFile(file, 'utf8')))};`;
      },
    },
  };
}

/**
 * What is left of an MDX file for a reader: no front matter, no imports, no drawn figures and no addresses of links.
 * The signs of Markdown stay, for `wordCount` counts no run without a letter or a digit.
 */
export function readableText(source: string): string {
  return source
    .replace(/^---\r?\n[\s\S]*?\r?\n---\s*/, '')
    .replace(/^(?:import|export)\b.*$/gm, '')
    .replace(/<[A-Z][^>]*\/>/g, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ']');
}

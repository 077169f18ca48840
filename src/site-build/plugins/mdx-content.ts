import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { countWords, parseFrontMatter, readableText } from '../mdx-source';

/**
 * Returns the plugins for MDX files. The default export of `x.mdx` is the component of its text. That of `x.mdx?metadata` is an
 * object with `frontMatter` and `wordCount`. The build stops if MDX does not compile, or front matter is missing or no
 * YAML mapping.
 */
export function mdxContent(): Plugin[] {
  return [metadataModules(), mdxBodies()];
}

const QUERY = '?metadata';
const MODULE_PREFIX = '\0mdx-metadata:';

/**
 * `import metadata from './pace/index.mdx?metadata'` imports the front matter and the word count of a file, without its text.
 */
function metadataModules(): Plugin {
  return {
    name: 'kitaki:mdx-metadata',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.mdx\?metadata$/ },
      async handler(source, importer) {
        const file = await this.resolve(source.slice(0, -QUERY.length), importer, { skipSelf: true });
        // The module is JavaScript: with the ending `.mdx` the MDX compiler would compile it.
        return file === null ? null : `${MODULE_PREFIX}${file.id}.js`;
      },
    },
    load: {
      filter: { id: new RegExp(`^${MODULE_PREFIX}`) },
      async handler(id) {
        const file = id.slice(MODULE_PREFIX.length, -'.js'.length);
        this.addWatchFile(file);
        const source = await readFile(file, 'utf8');
        const frontMatter = parseFrontMatter(source, relative(process.cwd(), file));
        return `export default ${JSON.stringify({ frontMatter, wordCount: countWords(readableText(source)) })};`;
      },
    },
  };
}

/**
 * Compiles the body of an MDX file to a component. The plugin of the package does not fit Vite's types
 * (`exactOptionalPropertyTypes`), and the bundler would call it for every module.
 */
function mdxBodies(): Plugin {
  const compiler = mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm] });
  return {
    name: 'kitaki:mdx',
    enforce: 'pre',
    config: compiler.config,
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(code, id) {
        const compiled = await compiler.transform(code, id);
        return compiled?.code === undefined ? null : { code: compiled.code, map: null };
      },
    },
  };
}

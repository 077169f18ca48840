import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { wordCountModules } from '../checks/mdx-words';
import { parseFrontMatter } from './front-matter';
import { drawnCharts } from './mdx-charts';

/** Everything that turns content/ into modules. The site, its prerender and the tests of content/ use the same. */
export function mdxContent(): Plugin[] {
  return [frontMatterModules(), wordCountModules(), mdxBodies()];
}

const modulePrefix = '\0front-matter:';

/**
 * `import fields from '../../build/pace/index.mdx?frontmatter'` gives the YAML of that file and nothing of its body. Taken from
 * one module, both would stand in the chunk of the list that needs only the titles. For the same reason a list names its
 * fields: `?frontmatter=title,excerpt` gives these two alone.
 */
function frontMatterModules(): Plugin {
  return {
    name: 'kitaki:front-matter',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.mdx\?frontmatter(?:=[\w,]+)?$/ },
      async handler(source, importer) {
        const [path = '', query = ''] = source.split('?');
        const file = await this.resolve(path, importer, { skipSelf: true });
        const names = query.split('=')[1] ?? '';
        // The ending keeps the MDX compiler, which goes by it, away from a module that is JavaScript already.
        return file === null ? null : `${modulePrefix}${file.id}|${names}.js`;
      },
    },
    load: {
      filter: { id: new RegExp(`^${modulePrefix}`) },
      async handler(id) {
        const [file = '', names = ''] = id.slice(modulePrefix.length, -'.js'.length).split('|');
        this.addWatchFile(file);
        const fields = parseFrontMatter(await readFile(file, 'utf8'), relative(process.cwd(), file));
        return `export default ${JSON.stringify(names === '' ? fields : only(fields, names.split(',')))};`;
      },
    },
  };
}

function only(fields: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** The body of an article as a component. A query (`?raw`) asks for something else of the file and is left alone. */
function mdxBodies(): Plugin {
  const compiler = mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm, drawnCharts] });
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

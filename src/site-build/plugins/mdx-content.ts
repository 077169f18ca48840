import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';

/**
 * Returns the plugin that compiles an MDX file to the component of its text. The build stops if MDX does not compile. The
 * package's own plugin does not fit Vite's types (`exactOptionalPropertyTypes`), and the bundler would call it for each module.
 */
export function mdxContent(): Plugin {
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

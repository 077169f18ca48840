import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin, PluginOption } from 'vite';

/**
 * Returns new plugins that compile MDX and React files. The build stops if a file does not compile. Each build needs its own
 * plugins: the browser's build, prerendering and the tests.
 */
export function pagePlugins(): PluginOption[] {
  // MDX becomes JSX, so it comes first.
  return [mdxContent(), react({ include: /\.(?:mdx|tsx)$/ })];
}

/**
 * Returns the plugin that compiles an MDX file to the component of its text. The build stops if MDX does not compile. The
 * package's own plugin does not fit Vite's types (`exactOptionalPropertyTypes`), and the bundler would call it for each module.
 */
function mdxContent(): Plugin {
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

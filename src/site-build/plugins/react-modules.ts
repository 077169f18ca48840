import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const packages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const prefix = '\0react-modules/';

/**
 * React as ES modules. It is published as CommonJS only, and what imports that gets a copy of the whole package, made by
 * the bundler while the file is read, in each of our files anew. Here its exports are bound once, by their names, and
 * those that nobody imports are left out.
 */
export function reactModules(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      // React's own files ask each other, and get the package itself.
      const isOwn =
        importer.startsWith(prefix) || /[\\/]node_modules[\\/](?:react|react-dom)[\\/]/.test(importer);
      return packages.includes(source) && !isOwn ? { id: prefix + source, moduleSideEffects: false } : null;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const source = id.slice(prefix.length);
      const names = Object.keys(require(source)).filter((name) => /^[a-z]\w*$/i.test(name));
      return [
        `import all from ${JSON.stringify(source)};`,
        ...names.map((name) => `export const ${name} = all.${name};`),
        'export default all;',
      ].join('\n');
    },
  };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { renderPage } from '../../entry-server';
import { fillPageTemplate } from './page-template';

/** Renders each page of `npm run dev` on request, as the build does, so the browser hydrates the same HTML. */
export function devPages(): Plugin {
  return {
    name: 'kitaki:dev-pages',
    apply: 'serve',
    configureServer(server) {
      // Runs after Vite's own middlewares: every request that is left is for a page.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const url = request.originalUrl ?? '/';
          if (!request.headers.accept?.includes('text/html')) return next();
          try {
            const template = await readFile(join(server.config.root, 'index.html'), 'utf8');
            // In development a style sheet loads the fonts from other addresses than the preloaded ones.
            const document = template.replace(/<link rel="preload" as="font"[^>]*>/g, '');
            const entry = await server.ssrLoadModule('/src/entry-server.tsx');
            const render: typeof renderPage = entry.renderPage;
            const page = await render(url.replace(/\?.*/, ''));
            response.writeHead(page.status, { 'Content-Type': 'text/html; charset=utf-8' });
            response.end(fillPageTemplate(await server.transformIndexHtml(url, document), page));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

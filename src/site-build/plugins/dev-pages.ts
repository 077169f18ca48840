import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { renderPage } from '../../entry-server';
import { fillPageTemplate } from './page-template';

/** `npm run dev` renders each page on request, as the build does: the browser then hydrates what visitors will get. */
export function devPages(): Plugin {
  return {
    name: 'kitaki:dev-pages',
    apply: 'serve',
    configureServer(server) {
      // After Vite's own files: what none of them answered is a page.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const url = request.originalUrl ?? '/';
          if (!request.headers.accept?.includes('text/html')) return next();
          try {
            const template = await readFile(join(server.config.root, 'index.html'), 'utf8');
            // Here the fonts come with a style sheet, under other addresses than the ones that are preloaded.
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

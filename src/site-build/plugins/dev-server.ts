import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { cleanPath } from '../../helpers/page-path';
import { contentTypeOf } from '../../node/content-type';
import { openLeadFolder } from '../../server/lead-folder/lead-folder';
import { createFormRouter } from '../../server/local-server/form-router';
import { answerNodeRequest } from '../../server/local-server/node-adapter';
import { SUBSCRIBER_FILE } from '../../server/newsletter/subscriber-file';
import { readLeadLocations } from '../../settings/local-settings';
import { drawIcons } from '../files/icons';
import { fillPageTemplate } from '../files/page-template';
import type { PrerenderBundle } from '../prerender/prerender-bundle';

/**
 * Returns the plugin of `npm run dev`. It renders pages and drawings on request, and answers the forms as the local server
 * does, but without limits and messages to the office. Leads need the public key `leadKey`, and go to the lead folder of the
 * local server, which may run at the same time. The development server does not start if it cannot open this folder.
 */
export function devServer({ leadKey }: { leadKey: string }): Plugin {
  return {
    name: 'kitaki:dev-server',
    apply: 'serve',
    async configureServer(server) {
      server.middlewares.use(await formMiddleware(server, leadKey));
      // Runs after Vite's own middlewares: every request that is left is for a page, a drawing or an icon.
      return () => server.middlewares.use(pagesAndDrawings(server));
    },
  };
}

async function formMiddleware(server: ViteDevServer, leadKey: string): Promise<Connect.NextHandleFunction> {
  const log = (line: string) => server.config.logger.info(line, { timestamp: true });
  const findFormHandler = createFormRouter({
    store: await openLeadFolder(readLeadLocations(process.env).folder),
    subscriberFile: join(server.config.root, SUBSCRIBER_FILE),
    keys: [leadKey],
    log,
  });
  return (request, response, next) => {
    const handler = findFormHandler(request);
    if (handler === undefined) return next();
    answerNodeRequest(handler, request, response).catch(next);
  };
}

function pagesAndDrawings(server: ViteDevServer): Connect.NextHandleFunction {
  const icons = drawIcons();
  return async (request, response, next) => {
    const url = request.originalUrl ?? '/';
    const path = url.replace(/\?.*/, '');
    try {
      const site = (await server.ssrLoadModule(
        '/src/site-build/prerender/prerender-bundle.ts',
      )) as PrerenderBundle;
      const file = icons[path] ?? (path.startsWith('/scenes/') ? site.drawingFiles()[path] : undefined);
      if (file !== undefined) {
        response.writeHead(200, { 'Content-Type': contentTypeOf(path) });
        response.end(file);
        return;
      }
      if (!request.headers.accept?.includes('text/html')) return next();
      const template = await readFile(join(server.config.root, 'index.html'), 'utf8');
      const route = site.routes.find((each) => each.path === cleanPath(path)) ?? site.NOT_FOUND_ROUTE;
      const page = await site.renderPage(route);
      const status = route === site.NOT_FOUND_ROUTE ? 404 : 200;
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(fillPageTemplate(await server.transformIndexHtml(url, template), page));
    } catch (error) {
      next(error);
    }
  };
}

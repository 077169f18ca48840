import type { Plugin } from 'vite';
import type { sceneFiles } from '../files/scene-files';

/** Draws the files of /scenes/ on request in `npm run dev`. A build writes them to dist/. */
export function devScenes(): Plugin {
  return {
    name: 'kitaki:dev-scenes',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.replace(/\?.*/, '') ?? '';
        if (!path.startsWith('/scenes/')) return next();
        const module = await server.ssrLoadModule('/src/site-build/files/scene-files.ts');
        const draw: typeof sceneFiles = module.sceneFiles;
        const content = draw()[path];
        if (content === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(content);
      });
    },
  };
}

import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';
import { contentTypeOf } from '../../node/content-type';
import { favicon, iconAny, iconMaskable, iconMonochrome } from '../../scenes/brand';

interface RasterIcon {
  /** Width and height in pixels. */
  size: number;
  draw: () => string;
  /** The purpose in the web manifest, which lists only icons that have one. */
  purpose?: 'any' | 'maskable' | 'monochrome';
}

/** The PNG icons, by file name. The manifest and the checks read this table. */
export const rasterIcons: Readonly<Record<string, RasterIcon>> = {
  'icon-192.png': { size: 192, draw: iconAny, purpose: 'any' },
  'icon-512.png': { size: 512, draw: iconAny, purpose: 'any' },
  'icon-maskable-512.png': { size: 512, draw: iconMaskable, purpose: 'maskable' },
  'icon-monochrome-512.png': { size: 512, draw: iconMonochrome, purpose: 'monochrome' },
  // iOS cuts the corners and paints black behind transparency, so this icon is filled to its edge.
  'apple-touch-icon.png': { size: 180, draw: iconMaskable },
};

function drawIcons(): Map<string, string | Buffer> {
  const files = new Map<string, string | Buffer>([['favicon.svg', favicon()]]);
  for (const [name, { size, draw }] of Object.entries(rasterIcons)) {
    files.set(name, new Resvg(draw(), { fitTo: { mode: 'width', value: size } }).render().asPng());
  }
  return files;
}

/**
 * Returns the plugin that draws favicon.svg and `rasterIcons`. A build writes them to the root of the site. The development
 * server draws them when it starts and serves them. Their names have no hash, because phones remember the names.
 */
export function icons(): Plugin {
  return {
    name: 'kitaki:icons',
    generateBundle() {
      for (const [fileName, source] of drawIcons()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      const files = drawIcons();
      server.middlewares.use((request, response, next) => {
        const name = request.url?.slice(1).replace(/\?.*/, '') ?? '';
        const content = files.get(name);
        if (content === undefined) return next();
        response.setHeader('Content-Type', contentTypeOf(name));
        response.end(content);
      });
    },
  };
}

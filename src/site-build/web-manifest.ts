import type { ManifestOptions } from 'vite-plugin-pwa';
import { START_ADDRESS } from '../app/navigation/app-launch';
import { outsidePagesCopy } from '../content/copy/outside-pages';
import { site } from '../content/site';
import * as palette from '../theme/palette';
import { INSTALL_SCREENSHOTS } from './install-screenshots';
import { rasterIcons } from './plugins/icons';

/** Returns the web manifest, from which a browser installs the site as an app. Its addresses are paths that begin with `/`. */
export function webManifest(): Partial<ManifestOptions> {
  const { shortcuts } = outsidePagesCopy;
  return {
    id: '/',
    scope: '/',
    start_url: START_ADDRESS,
    name: site.name,
    short_name: site.name,
    description: site.blurb,
    lang: site.language,
    dir: 'ltr',
    display: 'standalone',
    theme_color: palette.canvas,
    background_color: palette.canvas,
    categories: ['business', 'travel'],
    icons: Object.entries(rasterIcons).flatMap(([file, { size, purpose }]) =>
      purpose === undefined
        ? []
        : [{ src: `/${file}`, sizes: `${size}x${size}` as const, type: 'image/png', purpose }],
    ),
    screenshots: INSTALL_SCREENSHOTS.map(({ file, width, height, label }) => ({
      src: `/${file}`,
      sizes: `${width}x${height}` as const,
      type: 'image/png',
      form_factor: width < 768 ? ('narrow' as const) : ('wide' as const),
      label,
    })),
    shortcuts: [
      { name: shortcuts.calculator, url: `${START_ADDRESS}#main`, icons: [SHORTCUT_ICON] },
      { name: shortcuts.quote, url: '/contact', icons: [SHORTCUT_ICON] },
      // Browsers accept no tel: link here, so the shortcut opens the page with the focus on the telephone link.
      { name: shortcuts.call, url: '/contact#call', icons: [SHORTCUT_ICON] },
    ],
    // An open app keeps its page and the typed text (app/navigation/app-launch.ts).
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
  };
}

const SHORTCUT_ICON = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' };

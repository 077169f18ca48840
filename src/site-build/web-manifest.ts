import type { ManifestOptions } from 'vite-plugin-pwa';
import { START_URL } from '../app/navigation/app-launch';
import { outsidePagesCopy } from '../content/copy/outside-pages';
import { site } from '../content/site';
import * as palette from '../theme/palette';
import { rasterIcons } from './files/icons';

const { screenshots: labels, shortcuts } = outsidePagesCopy;
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

/**
 * The screenshots for the install dialog of a phone and a computer, in its order. The calculator is first, because the app
 * opens on it. `npm run screenshots` takes them. `path` is that of the page. Window and file have the same size, in pixels.
 */
export const INSTALL_SCREENSHOTS = [
  screenshot('calculator', PHONE, START_URL, labels.calculator),
  screenshot('home', PHONE, '/', labels.home),
  screenshot('case', PHONE, '/case-studies/misty-night', labels.caseStudy),
  screenshot('calculator', WIDE, START_URL, labels.calculator),
  screenshot('home', WIDE, '/', labels.home),
];

function screenshot(name: string, size: typeof PHONE, path: string, label: string) {
  // `file` is its path in public/.
  return { file: `screenshots/${name}-${size.width}.png`, path, ...size, label };
}

/** Returns the web manifest, from which a browser installs the site as an app. Its addresses are paths that begin with `/`. */
export function webManifest(): Partial<ManifestOptions> {
  return {
    id: '/',
    scope: '/',
    start_url: START_URL,
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
      { name: shortcuts.calculator, url: `${START_URL}#main`, icons: [SHORTCUT_ICON] },
      { name: shortcuts.quote, url: '/contact', icons: [SHORTCUT_ICON] },
      // Browsers accept no tel: link here, so the shortcut opens the page with the focus on the telephone link.
      { name: shortcuts.call, url: '/contact#call', icons: [SHORTCUT_ICON] },
    ],
    // An open app keeps its page and the typed text (src/app/navigation/app-launch.ts).
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
  };
}

const SHORTCUT_ICON = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' };

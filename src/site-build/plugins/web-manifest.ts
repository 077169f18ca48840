import type { ManifestOptions } from 'vite-plugin-pwa';
import { site } from '../../content/site';
import * as ink from '../../scenes/palette';

/** What a phone needs to know to install the site. Every address is absolute, because every route may be the one it is read on. */
export function webManifest(): Partial<ManifestOptions> {
  return {
    id: '/',
    scope: '/',
    start_url: '/',
    name: site.name,
    short_name: site.name,
    description: site.blurb,
    lang: site.language,
    dir: 'ltr',
    display: 'standalone',
    theme_color: ink.canvas,
    background_color: ink.canvas,
    categories: ['business', 'travel'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
    ],
    screenshots: [
      screenshot('home', '390x844', 'Home page'),
      screenshot('calculator', '390x844', 'Revenue calculator'),
      screenshot('case', '390x844', 'Case study'),
      screenshot('home', '1280x800', 'Home page'),
    ],
    shortcuts: [
      { name: 'Revenue Calculator', url: '/tools/revenue-calculator', icons: [shortcutIcon] },
      { name: 'Contact', url: '/contact', icons: [shortcutIcon] },
    ],
  };
}

const shortcutIcon = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' };

/** A picture of a page for the sheet in which a phone or a computer asks whether to install. */
function screenshot(page: string, sizes: `${number}x${number}`, label: string) {
  const width = Number.parseInt(sizes, 10);
  return {
    src: `/screenshots/${page}-${width}.png`,
    sizes,
    type: 'image/png',
    form_factor: width < 768 ? ('narrow' as const) : ('wide' as const),
    label,
  };
}

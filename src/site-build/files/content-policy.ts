import { createHash } from 'node:crypto';
import type { Settings } from '../settings';

type PolicySettings = Pick<Settings, 'leadHost' | 'pixelId' | 'newsletterAction'>;

/** Where the ads pixel's script comes from, and where it reports to. Source: platform/pixel.ts and Meta's own guide,
 *  https://developers.facebook.com/docs/meta-pixel/implementation/ */
const pixelScriptHost = 'https://connect.facebook.net';
const pixelReportHost = 'https://www.facebook.com';

/**
 * The content security policy of every page: what a page may load, and where it may send. `styles` are the texts of all
 * `<style>` elements of the site, in pages and in drawings: one policy serves them all, because the page that is opened
 * first stays in charge while its visitor walks from page to page. The worker falls under `script-src`.
 */
export function contentPolicy(settings: PolicySettings, styles: Iterable<string>): string {
  const { leadHost, pixelId, newsletterAction } = settings;
  const hasPixel = pixelId !== '';
  const hashes = [...new Set(styles)].map((style) => `'sha256-${sha256(style)}'`).sort();
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...(hasPixel ? [pixelScriptHost] : [])],
    ['style-src', "'self'", ...hashes],
    // An attribute can do no more than place or time its own element: windows light in their order by one (`--i`), and
    // some heights follow data. Every text in the drawings is escaped, so none can be smuggled in.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...(hasPixel ? [pixelReportHost] : [])],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(leadHost === '' ? [] : [leadHost]), ...(hasPixel ? [pixelReportHost] : [])],
    ['manifest-src', "'self'"],
    // The provider's address, or a path of this site.
    ['form-action', "'self'", ...(URL.canParse(newsletterAction) ? [new URL(newsletterAction).origin] : [])],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** The text of every `<style>` element in a file, as the browser hashes it. */
export function stylesIn(markup: string): string[] {
  return [...markup.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

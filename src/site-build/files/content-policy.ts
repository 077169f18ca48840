import { createHash } from 'node:crypto';
import type { Settings } from '../../settings';

type PolicySettings = Pick<Settings, 'leadHost' | 'pixelId' | 'newsletterAction'>;

/** Where the ads pixel's script comes from, and where it reports to. Source: platform/pixel.ts and Meta's own guide,
 *  https://developers.facebook.com/docs/meta-pixel/implementation/ */
const pixelScriptHost = 'https://connect.facebook.net';
const pixelReportHost = 'https://www.facebook.com';

/**
 * The content security policy of every page: what a page may load, and where it may send. `inline` are the texts of all
 * `<style>` and `<script>` elements of the site, in pages and in drawings: one policy serves them all, because the page
 * that is opened first stays in charge while its visitor walks from page to page. The worker falls under `script-src`.
 */
export function contentPolicy(settings: PolicySettings, inline: InlineTexts): string {
  const { leadHost, pixelId, newsletterAction } = settings;
  const hasPixel = pixelId !== '';
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes(inline.scripts), ...(hasPixel ? [pixelScriptHost] : [])],
    ['style-src', "'self'", ...hashes(inline.styles)],
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

/** What stands in files as text and has a say in the page. */
export interface InlineTexts {
  styles: readonly string[];
  scripts: readonly string[];
}

/** The text of every `<style>` element in a file, and of every script that a page is meant to carry, as the browser hashes it. */
export function inlineTexts(markup: string): InlineTexts {
  const texts = (element: RegExp) => [...markup.matchAll(element)].map(([, text = '']) => text);
  return {
    styles: texts(/<style\b[^>]*>([\s\S]*?)<\/style>/g),
    scripts: texts(/<script data-first-frame=""[^>]*>([\s\S]*?)<\/script>/g),
  };
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${sha256(text)}'`).sort();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

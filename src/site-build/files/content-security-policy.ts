import { hash } from 'node:crypto';
import type { BuildSettings } from '../../settings/build-settings';

type PolicySettings = Pick<BuildSettings, 'leadHost' | 'pixelId' | 'newsletterAction'>;

/**
 * The hosts of the ads pixel's script and reports. Source: src/platform/pixel.ts and Meta's guide,
 * https://developers.facebook.com/docs/meta-pixel/implementation/
 */
const PIXEL_SCRIPT_HOST = 'https://connect.facebook.net';
const PIXEL_REPORT_HOST = 'https://www.facebook.com';

/**
 * Returns the Content-Security-Policy for all pages and the worker. No site may frame a page. It allows:
 * - of this site: scripts, styles, pictures, fonts, the manifest, requests and form targets, but no video, audio or frame
 * - `data:` pictures and every `style` attribute
 * - the scripts and styles of `inline`, which must be those of all pages and drawings, because the policy of the first page
 *   stays in force on later pages
 * - the lead host, the pixel and the newsletter's provider. An empty setting, or a newsletter path of this site, adds no host.
 */
export function contentSecurityPolicy(settings: PolicySettings, inline: InlineTexts): string {
  const { leadHost, pixelId, newsletterAction } = settings;
  const leadHosts = leadHost === '' ? [] : [leadHost];
  const pixelScriptHosts = pixelId === '' ? [] : [PIXEL_SCRIPT_HOST];
  const pixelReportHosts = pixelId === '' ? [] : [PIXEL_REPORT_HOST];
  // The newsletter address is a provider's URL or a path of this site.
  const newsletterHosts = URL.canParse(newsletterAction) ? [new URL(newsletterAction).origin] : [];
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes(inline.scripts), ...pixelScriptHosts],
    ['style-src', "'self'", ...hashes(inline.styles)],
    // Drawings set the order of their windows (`--i`) and some heights by attribute. An attribute affects only its own element,
    // and all texts in drawings are escaped.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...pixelReportHosts],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...leadHosts, ...pixelReportHosts],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", ...newsletterHosts],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** The texts of inline elements, which the policy allows by their hashes. */
export interface InlineTexts {
  styles: readonly string[];
  scripts: readonly string[];
}

/**
 * Returns the texts of all `<style>` elements, and of scripts whose tag begins with `<script data-inline=""`. They stay in
 * order and unchanged, because browsers hash the exact text. A list may be empty.
 */
export function inlineTexts(markup: string): InlineTexts {
  const texts = (element: RegExp) => [...markup.matchAll(element)].map(([, text = '']) => text);
  return {
    styles: texts(/<style\b[^>]*>([\s\S]*?)<\/style>/g),
    scripts: texts(/<script data-inline=""[^>]*>([\s\S]*?)<\/script>/g),
  };
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`).sort();
}

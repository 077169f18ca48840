/// <reference types="vite/client" />

/** What the build was told (README, "Settings"): checked by `site-build/settings.ts`, so always strings, '' when not set. */
interface ImportMetaEnv {
  readonly VITE_SITE_ORIGIN: string;
  readonly VITE_LEAD_HOST: string;
  readonly VITE_LEAD_KEY: string;
  /** 'on': a lead carries its number as `Idempotency-Key`. */
  readonly VITE_LEAD_IDEMPOTENCY: 'on' | 'off';
  readonly VITE_PIXEL_ID: string;
  readonly VITE_NEWSLETTER_ACTION: string;
  readonly VITE_SW: 'on' | 'remove';
}

/** The front matter of an article alone, parsed from YAML; its body stays where it is until someone loads it. */
declare module '*.mdx?frontmatter' {
  const frontMatter: unknown;
  export default frontMatter;
}

/// <reference types="vite/client" />

/** The settings of the deployment (README, "Settings"), checked by `settings.ts`: always strings, '' when not set. */
interface ImportMetaEnv {
  readonly VITE_SITE_ORIGIN: string;
  readonly VITE_LEAD_HOST: string;
  readonly VITE_LEAD_KEY: string;
  readonly VITE_SENDS_LEAD_ID: 'on' | 'off';
  readonly VITE_PIXEL_ID: string;
  readonly VITE_NEWSLETTER_ACTION: string;
  readonly VITE_SW: 'on' | 'remove';
}

/** What is written in an MDX file, without the component of its text. */
interface Written {
  /** Parsed from YAML. */
  readonly frontMatter: unknown;
  /** How many words a reader of the text reads. */
  readonly words: number;
}

declare module '*.mdx?written' {
  const written: Written;
  export default written;
}

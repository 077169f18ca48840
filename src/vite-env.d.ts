/// <reference types="vite/client" />

type BuildSettings = ReturnType<typeof import('./settings').settingsAsEnv>;

/** The settings of the deployment (README, "Settings"), checked by `settings.ts`: always strings, '' when not set. */
interface ImportMetaEnv extends Readonly<BuildSettings> {}

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

/// <reference types="vite/client" />

type BuildEnv = ReturnType<typeof import('./settings/build-settings').settingsAsEnv>;

/**
 * The settings of the deployment (README, "Settings"), checked by `src/settings/build-settings.ts`. An unset one may be ''.
 */
interface ImportMetaEnv extends Readonly<BuildEnv> {}

/** What the build knows of an MDX file without compiling its text. */
interface MdxMetadata {
  /** The front matter, parsed from YAML. */
  readonly frontMatter: unknown;
  /** The number of words that a reader of the text reads. */
  readonly wordCount: number;
}

declare module '*.mdx?metadata' {
  const metadata: MdxMetadata;
  export default metadata;
}

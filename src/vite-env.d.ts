/// <reference types="vite/client" />

type BuildEnv = ReturnType<typeof import('./settings/build-settings').settingsAsEnv>;

/** The settings of the deployment (README, "Settings"), as `settings/build-settings.ts` checked them. An unset one may be ''. */
interface ImportMetaEnv extends Readonly<BuildEnv> {}

/** The text of an MDX file, without its component. */
interface Written {
  /** The front matter, parsed from YAML. */
  readonly frontMatter: unknown;
  /** The number of words that a reader of the text reads. */
  readonly words: number;
}

declare module '*.mdx?written' {
  const written: Written;
  export default written;
}

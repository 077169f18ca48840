/// <reference types="vite/client" />

type BuildEnv = ReturnType<typeof import('./settings/build-settings').settingsAsEnv>;

/**
 * The settings of the deployment (README, "Settings"), checked by `src/settings/build-settings.ts`. An unset one may be ''.
 */
interface ImportMetaEnv extends Readonly<BuildEnv> {}

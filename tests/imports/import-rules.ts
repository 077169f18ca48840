// Which zone of the source may import what from which other zone; `import-check.ts` checks it. Each folder of src/ is a zone,
// and so is sw/. In features/ and leads/ each folder is a separate zone. The zone `entry` is the files in src/ itself. Every
// zone may import helpers/. A test fails for a zone without files, and for a place that a zone may import and does not.

interface ImportRule {
  /** The folders or files of src/ that the zone may import. */
  from: readonly string[];
  /** Those that it may import only with `import type`. */
  types?: readonly string[];
  /** Its functions are pure: no package, no clock, no random number. */
  isPure?: boolean;
}

/** The drawings that pages and features may import. */
const DRAWINGS = ['scenes/brand', 'scenes/kit', 'scenes/houses', 'scenes/building-parts', 'scenes/places'];

/** What a feature, and the forms and the list of leads/, may import. They name the tokens of theme/ only in recipes. */
const UI = ['platform', 'components', 'content/copy', 'content/site', 'theme/compile-recipe'];

/** The rule of each zone. All zones in features/ have one rule. */
export const IMPORT_RULES: Readonly<Record<string, ImportRule>> = {
  entry: { from: ['app', 'platform'] },
  app: {
    from: [
      'pages',
      'components',
      'theme',
      'content',
      'platform',
      'leads/tab',
      'leads/form',
      'features/newsletter',
    ],
  },
  pages: {
    // The build draws share pictures, charts and the drawings of articles and case studies.
    from: [
      'features',
      'leads/form',
      'leads/rules/form-fields',
      'leads/saved',
      'components',
      'content',
      'seo',
      'platform/listen',
      'scenes/share',
      'scenes/articles',
      'scenes/charts',
      'scenes/case-studies',
      'scenes/front-desk',
      ...DRAWINGS,
      'theme/compile-recipe',
      'theme/header-backgrounds',
      'theme/palette',
      'theme/mixins',
    ],
    types: ['scenes'],
  },
  features: {
    // The calculator offers the installation, with the drawing of a step on an iPhone.
    from: [
      'features/install',
      'domain',
      'scenes/iphone-step',
      ...DRAWINGS,
      'theme/palette',
      'theme/mixins',
      ...UI,
    ],
  },
  'leads/rules': { from: [], isPure: true },
  'leads/outbox': { from: ['leads/rules'] },
  'leads/submission': { from: ['leads/rules', 'leads/outbox'] },
  'leads/tab': {
    from: ['leads/rules', 'leads/outbox', 'platform', 'components', 'content/copy', 'theme/compile-recipe'],
  },
  'leads/form': {
    from: ['leads/rules', 'leads/outbox', 'leads/submission', 'leads/tab', 'domain', 'scenes/houses', ...UI],
  },
  'leads/saved': {
    from: [
      'leads/rules',
      'leads/outbox',
      'leads/tab',
      'leads/form',
      'scenes/building-parts',
      'theme/palette',
      ...UI,
    ],
  },
  sw: {
    from: [
      'leads/outbox',
      'platform/base64url',
      'platform/limited-connection',
      'platform/throttle',
      'platform/worker-contract',
    ],
  },
  // Sentences format numbers as the pages do, and messages name the fields of a lead.
  content: { from: ['domain', 'leads/rules'] },
  seo: { from: ['content'] },
  components: {
    // The components in prose/ are only for articles and case studies, and have their words from there. WhatsApp and phone
    // links read the contact data.
    from: [
      'theme',
      'platform/external-store',
      'platform/focus',
      'platform/listen',
      'platform/visual-viewport',
      'content/copy/article',
      'content/copy/app-shell',
      'content/site',
      'scenes/brand',
    ],
    types: ['content/copy/before-you-sign'],
  },
  theme: { from: [] },
  platform: { from: [] },
  domain: { from: [], isPure: true },
  // Only `createSerialQueue` and `createRandom` return a function that has its own state.
  helpers: { from: [], isPure: true },
  settings: { from: [] },
  // Colours have their names in one table; charts draw data of articles. Drawings that look random have a seed.
  scenes: { from: ['theme/palette'], types: ['content/chart-data'], isPure: true },
  'site-build': {
    from: [
      'settings',
      'app',
      'pages',
      'content',
      'seo',
      'theme',
      'platform',
      'scenes',
      'server',
      'node',
      'components/island',
    ],
  },
  // Programs that a developer runs on the built or the deployed site.
  programs: {
    from: [
      'site-build',
      'server',
      'node',
      'settings',
      'leads',
      'platform/worker-contract',
      'content/copy',
      'content/mdx-source',
    ],
  },
  server: { from: ['node', 'leads/rules', 'content/site', 'settings'] },
  // Helpers for programs that run in Node: the build, the programs and the local server.
  node: { from: [] },
};

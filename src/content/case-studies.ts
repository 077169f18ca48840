import { type Claim, findClaim } from './claims';
import { frontMatterFields } from './front-matter-fields';

/** The one sky ink of a case: mist for the hills, oxide for wildlife and dusk, neel for the towns. */
const skies = ['mist', 'oxide', 'neel'] as const;
const scenes = ['mist', 'pug', 'town'] as const;

export type CaseSky = (typeof skies)[number];
export type CaseScene = (typeof scenes)[number];

/** One arched window of the page: a figure of the case, lit when it is one to remember. */
export interface CaseMetric extends Claim {
  /** `group.name` of the claim, as the front matter gives it. */
  key: string;
  lit: boolean;
}

export interface CaseStudy {
  slug: string;
  /** `/case-studies/` and the slug. */
  path: string;
  /** The property, as the poster on its page says it. */
  name: string;
  title: string;
  /** For the document's title, without the brand. */
  headTitle: string;
  description: string;
  /** For lists: one or two sentences. */
  excerpt: string;
  keywords: readonly string[];
  sky: CaseSky;
  scene: CaseScene;
  /** 1 is the featured one. */
  order: number;
  metrics: readonly CaseMetric[];
}

const frontMatters = import.meta.glob<unknown>('./case-studies/*/index.mdx', {
  query: '?frontmatter',
  import: 'default',
  eager: true,
});

/** Every case study in its order; the first is the featured one. A field that cannot be right stops the build, named with its file. */
export const caseStudies: readonly CaseStudy[] = Object.entries(frontMatters)
  .map(([file, frontMatter]) => readCaseStudy(file, frontMatter))
  .sort((a, b) => a.order - b.order);

export function findCaseStudy(slug: string): CaseStudy | undefined {
  return caseStudies.find((caseStudy) => caseStudy.slug === slug);
}

/** What a case study's front matter says. `file` is its path from this folder, `./case-studies/<slug>/index.mdx`. */
export function readCaseStudy(file: string, frontMatter: unknown): CaseStudy {
  const slug = file.split('/').at(-2) ?? '';
  const place = file.replace(/^\.\//, '');
  const fields = frontMatterFields(frontMatter, place);
  return {
    slug,
    path: `/case-studies/${slug}`,
    name: fields.text('name'),
    title: fields.text('title'),
    headTitle: fields.text('headTitle'),
    description: fields.text('description'),
    excerpt: fields.text('excerpt'),
    keywords: fields.texts('keywords'),
    sky: fields.oneOf('sky', skies),
    scene: fields.oneOf('scene', scenes),
    order: fields.count('order'),
    metrics: fields.groups('metrics').map((metric) => {
      const key = metric.text('figure');
      const claim = findClaim(key);
      if (!claim) throw new Error(`${place}: "figure" must name a claim of content/claims.ts, got "${key}"`);
      return { ...claim, key, lit: metric.flag('lit') };
    }),
  };
}

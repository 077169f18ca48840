import type { MDXContent } from 'mdx/types';
import { z } from 'zod';
import type { Claim, MeasuredClaim } from './claim';
import { findClaim } from './claims';
import { count, folderOf, listOf, oneOf, readFields, text, texts } from './front-matter';

/** One arched window of the page: a figure of the case, lit when it is one to remember. */
export interface CaseMetric extends Claim {
  /** `group.name` of the claim, as the front matter gives it. */
  key: string;
  lit: boolean;
}

const metric = z
  .strictObject({ figure: text, lit: z.boolean('true or false') }, 'a figure, and whether it is lit')
  .transform(({ figure, lit }, context): CaseMetric => {
    const claim = findClaim(figure);
    if (claim) return { ...claim, key: figure, lit };
    const message = 'the name of a claim of content/claims.ts';
    context.issues.push({ code: 'custom', message, input: figure, path: ['figure'] });
    return z.NEVER;
  });

const measured = z.string('the name of a measured claim').transform((key, context): MeasuredClaim => {
  const claim = findClaim(key);
  if (claim && 'amount' in claim && typeof claim.amount === 'number')
    return { ...claim, amount: claim.amount };
  const message = 'the name of a claim of content/claims.ts with an amount';
  context.issues.push({ code: 'custom', message, input: key });
  return z.NEVER;
});

/** What is drawn beside the results: bookings cancelled before and after, or what has grown from its start. */
const results = z.strictObject(
  {
    cancelled: z.strictObject({ before: measured, after: measured }, 'before and after').exactOptional(),
    grown: listOf(z.strictObject({ title: text, figure: measured }, 'a title and a figure')).exactOptional(),
  },
  'cancelled or grown',
);

const frontMatter = z.strictObject({
  /** The property, as the poster on its page says it. */
  name: text,
  /** What changed, in figures: after the name it makes the title. */
  change: text,
  /** For the document's title, without the brand. */
  headTitle: text,
  description: text,
  /** For lists: one or two sentences. */
  excerpt: text,
  keywords: texts,
  /** The one sky ink of a case: mist for the hills, oxide for wildlife and dusk, neel for the towns. */
  sky: oneOf(['mist', 'oxide', 'neel']),
  /** Its drawings: a file of scenes/cases. */
  scene: text,
  /** The drawing at its head, for visitors who do not see it. It must not show a real house. */
  picture: text,
  results: results.exactOptional(),
  /** 1 is the featured one. */
  order: count,
  metrics: listOf(metric),
});

/** A case study but for its text. */
export interface CaseStudy extends Readonly<z.infer<typeof frontMatter>> {
  slug: string;
  /** `/case-studies/` and the slug. */
  path: string;
  /** `Pugmarks: cancellations from 38.1% to 16.7%`. */
  title: string;
}

const files = import.meta.glob<Written>('./case-studies/*/index.mdx', {
  query: '?written',
  import: 'default',
  eager: true,
});
const bodies = import.meta.glob<MDXContent>('./case-studies/*/index.mdx', { import: 'default' });

/** Every case study in its order; the first is the featured one. Read in the build alone: the browser gets pages. */
export const caseStudies: readonly CaseStudy[] = Object.entries(files)
  .map(([file, written]) => readCaseStudy(file, written))
  .sort((a, b) => a.order - b.order);

export function findCaseStudy(slug: string): CaseStudy | undefined {
  return caseStudies.find((caseStudy) => caseStudy.slug === slug);
}

/** The text of a case study; it takes `claims` as a prop. Rejects for a slug that is none. */
export async function loadCaseStudyBody(slug: string): Promise<MDXContent> {
  const load = bodies[`./case-studies/${slug}/index.mdx`];
  if (!load) throw new Error(`content/case-studies has no folder "${slug}"`);
  return load();
}

/** A case study from its file, whose path is from this folder: `./case-studies/<slug>/index.mdx`. */
export function readCaseStudy(file: string, written: Pick<Written, 'frontMatter'>): CaseStudy {
  const slug = folderOf(file);
  const fields = readFields(frontMatter, file, written.frontMatter);
  return { ...fields, slug, path: `/case-studies/${slug}`, title: `${fields.name}: ${fields.change}` };
}

/** The words of a case study's share picture: its first lit figure, which like all of them is the company's own report. */
export function casePicture({ name, metrics }: CaseStudy) {
  const metric = metrics.find(({ lit }) => lit) ?? metrics[0];
  if (!metric) throw new Error(`${name}: a case study without a figure has no share picture`);
  const meaning = `${metric.label}, as reported`;
  return {
    title: name,
    line: 'A case study',
    figure: metric.value,
    meaning,
    drawn: `A hotel among hills, and in one lit window: ${metric.value} ${meaning}.`,
  };
}

import type { MDXContent } from 'mdx/types';
import { z } from 'zod';
import { type Claim, findClaim, type MeasuredClaim } from './claims';
import { folderOf, listOf, nonBlank, nonBlankList, oneOf, positiveInteger, readFrontMatter } from './schemas';

/** Returns a zod schema that replaces a claim's name, `group.name`, by the claim. `isRight` says which claims it accepts. */
function namedClaim<Found extends Claim>(rule: string, isRight: (claim: Claim) => claim is Found) {
  return z.string(rule).transform((key, context): Found => {
    const claim = findClaim(key);
    if (claim && isRight(claim)) return claim;
    context.issues.push({ code: 'custom', message: rule, input: key });
    return z.NEVER;
  });
}

const anyClaim = namedClaim('the name of a claim of content/claims.ts', (_claim): _claim is Claim => true);
const measured = namedClaim(
  'the name of a claim of content/claims.ts with an amount',
  (claim): claim is MeasuredClaim => 'amount' in claim,
);

/** A figure of the case study, shown as an arched window, lit if the figure is important. */
const metricSchema = z
  .strictObject({ figure: anyClaim, lit: z.boolean('true or false') }, 'a figure, and whether it is lit')
  .transform(({ figure, lit }) => ({ ...figure, isLit: lit }));

/** The figures of the drawing beside the results: cancelled bookings before and after, or figures that grew. */
const resultsSchema = z.strictObject(
  {
    cancelled: z.strictObject({ before: measured, after: measured }, 'before and after').exactOptional(),
    grown: listOf(
      z.strictObject({ title: nonBlank, figure: measured }, 'a title and a figure'),
    ).exactOptional(),
  },
  'cancelled or grown',
);

const frontMatterSchema = z.strictObject({
  /** Name of the hotel. */
  name: nonBlank,
  /** What changed, in figures. The title is the name and this text. */
  change: nonBlank,
  /** Title of the document, without the brand. */
  headTitle: nonBlank,
  description: nonBlank,
  /** One or two sentences, shown in lists. */
  excerpt: nonBlank,
  keywords: nonBlankList,
  /** Colour of the sky: mist for hills, oxide for wildlife and dusk, indigo for towns. */
  sky: oneOf(['mist', 'oxide', 'indigo']),
  /** Text alternative of the drawing at the top of the page. The drawing must not show a real house. */
  pictureText: nonBlank,
  results: resultsSchema.exactOptional(),
  /** Place in the list; 1 is featured. */
  order: positiveInteger,
  metrics: listOf(metricSchema),
});

/** The front matter of a case study, with its slug, path and title. `loadCaseStudyBody` loads its text. */
export interface CaseStudy extends Readonly<z.infer<typeof frontMatterSchema>> {
  slug: string;
  /** `/case-studies/` and the slug. */
  path: string;
  /** `Pugmarks: cancellations from 38.1% to 16.7%`. */
  title: string;
}

const sources = import.meta.glob<string>('./case-studies/*/index.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every case study in its order; the first is featured. Only the build reads this list; the browser gets pages. */
export const caseStudies: readonly CaseStudy[] = Object.entries(sources)
  .map(([file, source]) => caseStudyFrom(file, source))
  .sort((a, b) => a.order - b.order);

/** The case studies that the home page shows: the first two. */
export const homeCaseStudies = caseStudies.slice(0, 2);

/** Loads a case study's text as a component, which needs the prop `claims`. Rejects if the slug is unknown or loading fails. */
export async function loadCaseStudyBody(slug: string): Promise<MDXContent> {
  return (await import(`./case-studies/${slug}/index.mdx`)).default;
}

/**
 * Makes a case study from `source`, the text of `file`, `./case-studies/<slug>/index.mdx`: front matter, slug, path and title.
 * - Replaces each claim name by the claim. That of a metric also gets `isLit`. Does not check that the labels of the metrics
 *   differ, which pages use as keys.
 * - Throws one error that names each wrong, missing or unknown field or claim. Throws also if the front matter is missing or is
 *   no YAML mapping.
 */
export function caseStudyFrom(file: string, source: string): CaseStudy {
  const slug = folderOf(file);
  const fields = readFrontMatter(frontMatterSchema, file, source);
  return { ...fields, slug, path: `/case-studies/${slug}`, title: `${fields.name}: ${fields.change}` };
}

/**
 * Returns the plain texts of a case study's share picture. `caseStudySharePicture` escapes them. Throws if the case study has
 * no metrics.
 * - `title` is the name of the hotel. `tagline` is always the same.
 * - `figure` is the value of the first lit metric, or else of the first. `meaning` is its label, then ', as reported'.
 * - `drawingDescription` contains figure and meaning.
 */
export function sharePictureTextsOf({ name, metrics }: CaseStudy) {
  const metric = metrics.find(({ isLit }) => isLit) ?? metrics[0];
  if (!metric) throw new Error(`${name}: a case study without a figure has no share picture`);
  const meaning = `${metric.label}, as reported`;
  return {
    title: name,
    tagline: 'A case study',
    figure: metric.value,
    meaning,
    drawingDescription: `A hotel among hills, and in one lit window: ${metric.value} ${meaning}.`,
  };
}

import type { CaseStudy } from './case-studies';

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

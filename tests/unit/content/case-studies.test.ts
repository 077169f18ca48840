import { expect, test } from 'vitest';
import { caseStudies, caseStudyFrom } from '../../../src/content/case-studies';

test('a figure without a stated measure is not lit in the drawing', () => {
  const metrics = caseStudies.flatMap((caseStudy) => caseStudy.metrics);
  expect(metrics.find(({ label }) => label === 'measure not stated')).toMatchObject({ isLit: false });
});

test('a figure that is not in claims.ts stops the build, naming file and figure', () => {
  const source = '---\nmetrics: [{ figure: mistyNight.occupancy, lit: true }]\n---\n';
  expect(() => caseStudyFrom('./case-studies/lake/index.mdx', source)).toThrow(
    'case-studies/lake/index.mdx: "metrics.0.figure" must be the name of a claim of content/claims.ts, got "mistyNight.occupancy"',
  );
});

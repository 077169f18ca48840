import { claims } from '../../../content/claims';
import { caseStudyCopy } from '../../../content/copy/case-studies';
import { growthWindows } from '../../../scenes/things/growth-windows';

const { adrImprovement, otaRevenueGrowth } = claims.mistyNight;

/** Rate and revenue, each from ten windows to what they became. */
export const drawings = [adrImprovement, otaRevenueGrowth].map(({ amount }) =>
  growthWindows({ words: caseStudyCopy.drawings.words, growth: amount }),
);

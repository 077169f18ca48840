import { outsidePagesCopy } from '../content/copy/outside-pages';

const labels = outsidePagesCopy.screenshots;
const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

/**
 * The screenshots for the install dialog of a phone and a computer, in its order. The calculator is first, because the app opens
 * on it. `npm run screenshots` takes them. `path` is that of the page. Window and file have the same size, in pixels.
 */
export const installScreenshots = [
  screenshot('calculator', phone, '/tools/revenue-calculator', labels.calculator),
  screenshot('home', phone, '/', labels.home),
  screenshot('case', phone, '/case-studies/misty-night', labels.caseStudy),
  screenshot('calculator', wide, '/tools/revenue-calculator', labels.calculator),
  screenshot('home', wide, '/', labels.home),
];

function screenshot(name: string, size: typeof phone, path: string, label: string) {
  // `file` is its path in public/.
  return { file: `screenshots/${name}-${size.width}.png`, path, ...size, label };
}

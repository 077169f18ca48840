import { outsidePagesCopy } from '../content/copy/outside-pages';

const labels = outsidePagesCopy.screenshots;
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

/**
 * The screenshots for the install dialog of a phone and a computer, in its order. The calculator is first, because the app
 * opens on it. `npm run screenshots` takes them. `path` is that of the page. Window and file have the same size, in pixels.
 */
export const INSTALL_SCREENSHOTS = [
  screenshot('calculator', PHONE, '/tools/revenue-calculator', labels.calculator),
  screenshot('home', PHONE, '/', labels.home),
  screenshot('case', PHONE, '/case-studies/misty-night', labels.caseStudy),
  screenshot('calculator', WIDE, '/tools/revenue-calculator', labels.calculator),
  screenshot('home', WIDE, '/', labels.home),
];

function screenshot(name: string, size: typeof PHONE, path: string, label: string) {
  // `file` is its path in public/.
  return { file: `screenshots/${name}-${size.width}.png`, path, ...size, label };
}

import { outsidePagesCopy } from '../content/copy/outside-pages';

const labels = outsidePagesCopy.screenshots;
const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

/** A screenshot for the install dialog of a phone or a computer. */
export interface InstallScreenshot {
  /** Its file in public/. */
  file: string;
  /** Clean URL path of the page that it shows. */
  path: string;
  /** Size of window and file, in pixels. */
  width: number;
  height: number;
  label: string;
}

/** In the dialog's order. The calculator is first, because the app opens on it. `npm run screenshots` takes them. */
export const installScreenshots: readonly InstallScreenshot[] = [
  screenshot('calculator', phone, '/tools/revenue-calculator', labels.calculator),
  screenshot('home', phone, '/', labels.home),
  screenshot('case', phone, '/case-studies/misty-night', labels.caseStudy),
  screenshot('calculator', wide, '/tools/revenue-calculator', labels.calculator),
  screenshot('home', wide, '/', labels.home),
];

function screenshot(name: string, size: typeof phone, path: string, label: string): InstallScreenshot {
  return { file: `screenshots/${name}-${size.width}.png`, path, ...size, label };
}

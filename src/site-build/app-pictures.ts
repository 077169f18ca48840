import { outsidePagesCopy } from '../content/copy/outside-pages';

const labels = outsidePagesCopy.screenshots;

/** A screenshot for the install dialog of a phone or a computer. */
export interface AppPicture {
  /** Its file in public/. */
  file: string;
  /** Clean URL path of the page that it shows. */
  path: string;
  /** Size of window and file, in pixels. */
  width: number;
  height: number;
  label: string;
}

/** In the order of the dialog; the app opens on the calculator. `npm run screenshots` takes them. */
export const appPictures: readonly AppPicture[] = [
  phone('calculator', '/tools/revenue-calculator', labels.calculator),
  phone('home', '/', labels.home),
  phone('case', '/case-studies/misty-night', labels.caseStudy),
  wide('calculator', '/tools/revenue-calculator', labels.calculator),
  wide('home', '/', labels.home),
];

function phone(name: string, path: string, label: string): AppPicture {
  return { file: `screenshots/${name}-390.png`, path, width: 390, height: 844, label };
}

function wide(name: string, path: string, label: string): AppPicture {
  return { file: `screenshots/${name}-1280.png`, path, width: 1280, height: 800, label };
}

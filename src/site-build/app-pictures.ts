/** A picture of the real app, for the sheet in which a phone or a computer asks whether to install it. */
export interface AppPicture {
  /** Its file in public/. */
  file: string;
  /** The page it is taken of. */
  path: string;
  /** Of the window and of the file, in pixels. */
  width: number;
  height: number;
  label: string;
}

/** In the order in which they are shown: the app opens on the calculator. `npm run screenshots` takes them. */
export const appPictures: readonly AppPicture[] = [
  phone('calculator', '/tools/revenue-calculator', 'Revenue calculator'),
  phone('home', '/', 'Home page'),
  phone('case', '/case-studies/misty-night', 'Case study'),
  wide('calculator', '/tools/revenue-calculator', 'Revenue calculator'),
  wide('home', '/', 'Home page'),
];

function phone(name: string, path: string, label: string): AppPicture {
  return { file: `screenshots/${name}-390.png`, path, width: 390, height: 844, label };
}

function wide(name: string, path: string, label: string): AppPicture {
  return { file: `screenshots/${name}-1280.png`, path, width: 1280, height: 800, label };
}

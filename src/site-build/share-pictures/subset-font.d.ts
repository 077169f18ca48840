/** Only what site-build/share-pictures/share-fonts.ts uses. The package brings no types. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    /** Axes of a variable font to hold at one value. */
    variationAxes?: Readonly<Record<string, number>>;
    preserveNameIds?: readonly number[];
  }

  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}

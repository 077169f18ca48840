/** The part that share-pictures.ts uses. The package has no types. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    /** Fixed values for axes of a variable font. */
    variationAxes?: Readonly<Record<string, number>>;
    preserveNameIds?: readonly number[];
  }

  /** Resolves to the font with only the glyphs of `text`. Ignores missing characters. Rejects if it cannot read `font`. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}

import { useMemo } from 'react';
import * as brand from '../scenes/brand';

// The letters use the colour of the surrounding text, so they also follow forced-colors mode.
const letters = { letters: 'currentColor' };
const inks = {
  light: [brand.markOnLight, { ...brand.wordmarkOnLight, ...letters, first: 'currentColor' }],
  night: [brand.markOnNight, { ...brand.wordmarkOnNight, ...letters }],
  neel: [brand.markOnLight, { ...brand.wordmarkOnNeel, ...letters }],
} as const;

/** Draws the mark and the wordmark in the colours for a background. It is unnamed: the link around it must have a name. */
export function Logo({ ground }: { ground: keyof typeof inks }) {
  const markup = useMemo(() => {
    const [markInk, wordInk] = inks[ground];
    return brand.mark(markInk) + brand.wordmark(wordInk);
  }, [ground]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no outside text
  return <span style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: markup }} />;
}

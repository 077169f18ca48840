import { useMemo } from 'react';
import {
  mark,
  markOnLight,
  markOnNight,
  wordmark,
  wordmarkOnLight,
  wordmarkOnNeel,
  wordmarkOnNight,
} from '../scenes/brand';

// The letters use the colour of the surrounding text, so they also follow forced-colors mode.
const letters = { letters: 'currentColor' };
const inks = {
  light: [markOnLight, { ...wordmarkOnLight, ...letters, first: 'currentColor' }],
  night: [markOnNight, { ...wordmarkOnNight, ...letters }],
  neel: [markOnLight, { ...wordmarkOnNeel, ...letters }],
} as const;

/** Draws the mark and the wordmark in the colours for a background. The link around them has its own accessible name. */
export function Logo({ ground }: { ground: keyof typeof inks }) {
  const markup = useMemo(() => {
    const [markInk, wordInk] = inks[ground];
    return mark(markInk) + wordmark(wordInk);
  }, [ground]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no outside text
  return <span style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: markup }} />;
}

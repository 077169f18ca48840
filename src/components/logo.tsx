import { useMemo } from 'react';
import * as brand from '../scenes/brand';

const letters = { letters: 'currentColor' };
const inks = {
  light: [brand.markOnLight, { ...brand.wordmarkOnLight, ...letters, first: 'currentColor' }],
  night: [brand.markOnNight, { ...brand.wordmarkOnNight, ...letters }],
  neel: [brand.markOnLight, { ...brand.wordmarkOnNeel, ...letters }],
} as const;

/**
 * Draws mark and wordmark, each as an <svg>. The <span> around them has `display: contents`, so the caller places them and sets
 * their widths in CSS. The letters take the colour of the text around them, also in forced-colors mode. The drawings are hidden
 * from screen readers: the caller must name the link.
 */
export function Logo({ ground }: { ground: keyof typeof inks }) {
  const markup = useMemo(() => {
    const [markInk, wordInk] = inks[ground];
    return brand.mark(markInk) + brand.wordmark(wordInk);
  }, [ground]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no outside text
  return <span style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: markup }} />;
}

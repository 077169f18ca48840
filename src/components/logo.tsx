import * as brand from '../scenes/brand';

const colours = {
  light: [brand.markOnLight, brand.wordmarkOnLight],
  night: [brand.markOnNight, { ...brand.wordmarkOnNight, letters: 'currentColor' }],
  indigo: [brand.markOnLight, brand.wordmarkOnIndigo],
} as const;

/**
 * Draws mark and wordmark, each as an <svg>, in the colours for `background`.
 * - The letters have the colour of the text around them, even in forced-colors mode.
 * - The <span> around the drawings has `display: contents`. The caller sets their places and widths in CSS.
 * - Screen readers skip the drawings, so the caller must name the link.
 */
export function Logo({ background }: { background: keyof typeof colours }) {
  const [markColours, wordColours] = colours[background];
  const markup = brand.brandMark(markColours) + brand.wordmark(wordColours);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no outside text
  return <span style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: markup }} />;
}

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

const inks = {
  light: [markOnLight, wordmarkOnLight],
  night: [markOnNight, wordmarkOnNight],
  neel: [markOnLight, wordmarkOnNeel],
} as const;

/** The mark and the wordmark, for a link that carries its own name. */
export function Logo({ ground }: { ground: keyof typeof inks }) {
  const markup = useMemo(() => {
    const [markInk, wordInk] = inks[ground];
    return mark(markInk) + wordmark(wordInk);
  }, [ground]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no outside text
  return <span style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: markup }} />;
}

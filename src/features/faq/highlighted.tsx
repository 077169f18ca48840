import { matchRanges } from '../../domain/faq-search';

/** A text with the searched words marked in it. */
export function Highlighted({ text, search }: { text: string; search: string }) {
  const ranges = matchRanges(text, search);
  if (ranges.length === 0) return text;
  let read = 0;
  const parts = ranges.flatMap(({ start, end }) => {
    const before = text.slice(read, start);
    read = end;
    return [before, <mark key={start}>{text.slice(start, end)}</mark>];
  });
  return [...parts, text.slice(read)];
}

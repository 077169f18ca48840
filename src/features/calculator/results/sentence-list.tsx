import type { Sentences } from './panel-sentences';

/** Shows `SentenceList` in a `role="status"`, which announces changes. `sentencesRules` styles it. */
export function AnnouncedSentences(sentences: Sentences) {
  return (
    <div role="status" className="sentences">
      <SentenceList {...sentences} />
    </div>
  );
}

/** Shows each sentence as a <p>: those of `main`, with the class `sentence`, then `more`. All must differ, as they are keys. */
export function SentenceList({ main, more }: Sentences) {
  return (
    <>
      {main.map((sentence) => (
        <p key={sentence} className="sentence">
          {sentence}
        </p>
      ))}
      {more.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

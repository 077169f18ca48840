import type { Sentences } from './panel-sentences';

/**
 * Shows the sentences in a `role="status"`, which announces changes. All sentences must differ. The caller styles this element,
 * `.answer`, and each sentence of `main`, `.sentence`.
 */
export function Answer(sentences: Sentences) {
  return (
    <div role="status" className="answer">
      <SentenceList {...sentences} />
    </div>
  );
}

/** Shows each sentence as a <p>: those of `main`, with the class `say`, then `more`. All must differ, as they are keys. */
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

import type { Sentences } from './sentences';

/** The answer of a panel: the one place in it that a screen reader hears of by itself. */
export function AnswerText({ main, more }: Sentences) {
  return (
    <div role="status" className="answer">
      {main.map((sentence) => (
        <p key={sentence} className="say">
          {sentence}
        </p>
      ))}
      {more.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

import { useRef } from 'react';
import { Button } from '../../components/button';

interface QuestionProps {
  question: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}

/** Asks once, in place. The focus comes to the answer that changes nothing. */
export function Question({ question, yes, no, onYes, onNo }: QuestionProps) {
  const safe = useRef<HTMLButtonElement | null>(null);
  return (
    <fieldset className="actions question">
      <legend>{question}</legend>
      <Button size="sm" pane={false} onClick={onYes}>
        {yes}
      </Button>
      <Button
        size="sm"
        visual="line"
        onClick={onNo}
        ref={(button: HTMLButtonElement | null) => {
          if (button && safe.current !== button) button.focus();
          safe.current = button;
        }}
      >
        {no}
      </Button>
    </fieldset>
  );
}

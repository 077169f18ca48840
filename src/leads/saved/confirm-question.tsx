import { useEffect, useRef } from 'react';
import { Button } from '../../components/button';
import { buttonRowClass } from './button-row.styles';

interface ConfirmQuestionProps {
  question: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}

/** Shows a question with the buttons `yes` and `no`, and focuses `no` on mount. The caller removes it after an answer. */
export function ConfirmQuestion({ question, yes, no, onYes, onNo }: ConfirmQuestionProps) {
  const noButton = useRef<HTMLButtonElement>(null);
  useEffect(() => noButton.current?.focus(), []);
  return (
    <fieldset className={buttonRowClass()}>
      <legend>{question}</legend>
      <Button size="sm" hasWindowIcon={false} onClick={onYes}>
        {yes}
      </Button>
      <Button size="sm" variant="outline" onClick={onNo} ref={noButton}>
        {no}
      </Button>
    </fieldset>
  );
}

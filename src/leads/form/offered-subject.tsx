import { type RefObject, useId, useState } from 'react';
import { Button } from '../../components/button';
import { leadSubjectCopy } from '../../content/copy/lead-subject';
import { CALCULATOR_STORAGE_KEY } from '../../domain/calculator';
import { localStore } from '../../platform/browser-storage';
import { addText } from './add-text';
import { subjectOffer } from './lead-subject';
import { offerClass } from './offered-subject.styles';

export interface OfferedSubjectProps {
  subject: string;
  form: RefObject<HTMLFormElement | null>;
  /** Called after the text was added to the message. */
  onAdded: () => void;
}

/** Shows a button that adds a text about the subject of the link to the message. Shows nothing if there is no text. */
export function OfferedSubject({ subject, form, onAdded }: OfferedSubjectProps) {
  const aboutId = useId();
  const [said, setSaid] = useState('');
  const [offer] = useState(() => subjectOffer(subject, localStore.read(CALCULATOR_STORAGE_KEY).text));
  if (!offer) return null;
  const { text } = offer;
  function add(): void {
    if (!form.current) return;
    const outcome = addText(form.current, 'message', text);
    setSaid(leadSubjectCopy.said[outcome]);
    if (outcome === 'added') onAdded();
  }
  return (
    <div className={offerClass()}>
      <p id={aboutId}>{offer.offer}</p>
      <Button size="sm" visual="line" aria-describedby={aboutId} onClick={add}>
        {offer.action}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}

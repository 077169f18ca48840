import { type ComponentType, useEffect, useState } from 'react';
import { linkSubject } from '../../platform/link-subject';
import type { OfferedSubjectProps } from './offered-subject';

/** Where the offer stands for those who came with a subject. The others do not pay for its code. */
export function SubjectPlace(props: Omit<OfferedSubjectProps, 'subject'>) {
  const [Offer, setOffer] = useState<ComponentType<OfferedSubjectProps> | null>(null);
  useEffect(() => {
    if (linkSubject() === '') return;
    import('./offered-subject').then(
      (module) => setOffer(() => module.OfferedSubject),
      // Its file cannot be had: the form is whole without it.
      () => undefined,
    );
  }, []);
  return Offer ? <Offer {...props} subject={linkSubject()} /> : null;
}

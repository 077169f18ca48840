import { type ComponentType, useEffect, useState } from 'react';
import { linkSubject } from '../../platform/link-subject';
import type { OfferedSubjectProps } from './offered-subject';

/** Shows the offer if the link has a subject. Its code is loaded only then. If the loading fails, nothing is shown. */
export function SubjectPlace(props: Omit<OfferedSubjectProps, 'subject'>) {
  const [Offer, setOffer] = useState<ComponentType<OfferedSubjectProps> | null>(null);
  useEffect(() => {
    if (linkSubject() === '') return;
    import('./offered-subject').then(
      (module) => setOffer(() => module.OfferedSubject),
      // The form works without the offer.
      () => undefined,
    );
  }, []);
  return Offer ? <Offer {...props} subject={linkSubject()} /> : null;
}

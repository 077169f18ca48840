import { type ComponentType, useEffect, useState } from 'react';
import { linkSubject } from '../../platform/history';
import type { OfferedSubjectProps } from './offered-subject';

/**
 * Shows `OfferedSubject` for `data-subject` of the link that led here. Shows nothing without one, or if loading its code fails.
 */
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

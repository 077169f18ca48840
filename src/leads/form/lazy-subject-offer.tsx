import { type ComponentType, useEffect, useState } from 'react';
import { linkSubject } from '../../platform/history';
import type { SubjectOfferBoxProps } from './subject-offer-box';

/** Shows `SubjectOfferBox` for `data-subject` of the link that led here, or nothing without one or if its code cannot load. */
export function LazySubjectOffer(props: Omit<SubjectOfferBoxProps, 'subject'>) {
  const [Offer, setOffer] = useState<ComponentType<SubjectOfferBoxProps> | null>(null);
  useEffect(() => {
    if (linkSubject() === '') return;
    import('./subject-offer-box').then(
      (module) => setOffer(() => module.SubjectOfferBox),
      // The form works without the offer.
      () => undefined,
    );
  }, []);
  return Offer ? <Offer {...props} subject={linkSubject()} /> : null;
}

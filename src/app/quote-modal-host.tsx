import { type ComponentType, useEffect, useState } from 'react';
import { leaveFor } from '../platform/navigation';
import { onQuoteRequested } from '../platform/quote-event';

type QuoteModal = ComponentType<{ onClosed: () => void }>;

/** Waits for the global event and only then fetches the modal: nobody pays for it before asking. */
export function QuoteModalHost() {
  const [Modal, setModal] = useState<QuoteModal | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(
    () =>
      onQuoteRequested(() => {
        setIsOpen(true);
        import('../leads/form/quote-modal').then(
          (module) => setModal(() => module.QuoteModal),
          // Its file cannot be had (first visit, line gone): the contact page asks for the same things.
          () => leaveFor('/contact'),
        );
      }),
    [],
  );
  return Modal && isOpen ? <Modal onClosed={() => setIsOpen(false)} /> : null;
}

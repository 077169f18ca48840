import { type ComponentType, useEffect, useState } from 'react';
import { leaveFor } from '../platform/navigation';
import { onQuoteRequested } from '../platform/quote-event';

type QuoteModal = ComponentType<{ requests: number; onClosed: () => void }>;

/** Waits for the global event and only then fetches the modal: nobody pays for it before asking. */
export function QuoteModalHost() {
  const [Modal, setModal] = useState<QuoteModal | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** How often it was asked for: a modal that is fading out stays when it is asked for again. */
  const [requests, setRequests] = useState(0);
  useEffect(
    () =>
      onQuoteRequested(() => {
        setIsOpen(true);
        setRequests((before) => before + 1);
        import('../features/leads/form/quote-modal').then(
          (module) => setModal(() => module.QuoteModal),
          // Its file cannot be had (first visit, line gone): the contact page asks for the same things.
          () => leaveFor('/contact'),
        );
      }),
    [],
  );
  return Modal && isOpen ? <Modal requests={requests} onClosed={() => setIsOpen(false)} /> : null;
}

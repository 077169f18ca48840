import { type ComponentType, useEffect, useState } from 'react';
import { onQuoteRequested } from '../platform/quote-event';

type QuoteModal = ComponentType<{ onClosed: () => void }>;

/** Shows the quote form at each `requestQuote` while mounted. If its code fails to load, the browser opens /contact. */
export function QuoteModalHost() {
  const [Modal, setModal] = useState<QuoteModal | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(
    () =>
      onQuoteRequested(() => {
        setIsOpen(true);
        import('../leads/form/quote-modal').then(
          (module) => setModal(() => module.QuoteModal),
          // The file failed to load, for example offline on a first visit: /contact has the same fields.
          () => window.location.assign('/contact'),
        );
      }),
    [],
  );
  return Modal && isOpen ? <Modal onClosed={() => setIsOpen(false)} /> : null;
}

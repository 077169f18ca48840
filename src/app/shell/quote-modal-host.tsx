import { type ComponentType, useEffect, useState } from 'react';
import { OtherContacts } from '../../components/other-contacts';
import { dismissToasts, showToast } from '../../components/toast-store';
import { appShellCopy } from '../../content/copy/app-shell';
import { isOnline } from '../../platform/online-status';
import { onOpenQuoteForm } from '../../platform/quote-event';

type QuoteModal = ComponentType<{ onClosed: () => void }>;

/** Shows the quote form after `openQuoteForm`. If its code fails to load, opens /contact, or offline shows an error toast. */
export function QuoteModalHost() {
  const [Modal, setModal] = useState<QuoteModal | null>(null);
  useEffect(
    () =>
      onOpenQuoteForm(() => {
        dismissToasts('quote');
        import('../../leads/form/quote-modal').then(
          (module) => setModal(() => module.QuoteModal),
          () => {
            // /contact has the same fields. Without network, on a first visit, the browser cannot open it either.
            if (isOnline()) window.location.assign('/contact');
            else
              showToast({
                ...appShellCopy.scriptMissing,
                tone: 'error',
                group: 'quote',
                actions: <OtherContacts />,
              });
          },
        );
      }),
    [],
  );
  return Modal ? <Modal onClosed={() => setModal(null)} /> : null;
}

import { type ComponentType, useEffect, useState } from 'react';
import { dismissToasts } from '../../components/toast-store';
import { isOnline } from '../../platform/online-status';
import { openAddress } from '../../platform/page-load';
import { onOpenQuoteDialog } from '../../platform/quote-event';
import { showMissingScriptToast } from '../page-runtime/missing-script-toast';

/** Shows the quote dialog after `openQuoteDialog`. If its code fails to load, opens /contact, or shows a toast if offline. */
export function QuoteDialogHost() {
  const [QuoteDialog, setQuoteDialog] = useState<ComponentType<{ onClosed: () => void }> | null>(null);
  useEffect(
    () =>
      onOpenQuoteDialog(() => {
        dismissToasts('script');
        import('../../leads/form/quote-dialog').then(
          (module) => setQuoteDialog(() => module.QuoteDialog),
          () => {
            // /contact has the same fields. Without network, on a first visit, the browser cannot open it either.
            if (isOnline()) openAddress('/contact');
            else showMissingScriptToast();
          },
        );
      }),
    [],
  );
  return QuoteDialog ? <QuoteDialog onClosed={() => setQuoteDialog(null)} /> : null;
}

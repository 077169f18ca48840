import { useId } from 'react';
import { Button } from '../../components/button';
import { CloseIcon } from '../../components/icons';
import { SvgMarkup } from '../../components/svg-markup';
import { ToastRegion } from '../../components/toast-region';
import { VisuallyHidden } from '../../components/visually-hidden';
import { leadsCopy, quoteCopy } from '../../content/copy/leads/forms';
import { formHouse } from '../../scenes/houses/form-house';
import { LEAD_FORMS } from '../rules/form-fields';
import { leadFormStyles } from './lead-form.styles';
import { LeadFormField } from './lead-form-field';
import { quoteDialogStyles } from './quote-dialog.styles';
import { useLeadForm } from './use-lead-form';
import { useQuoteDialog } from './use-quote-dialog';

const drawing = formHouse(LEAD_FORMS.quote.fields.length);

/**
 * Shows the quote dialog on mount, its form filled from the draft of this tab. The caller must unmount it in `onClosed`.
 * - When the lead is delivered or saved, the dialog closes. After a failure, the dialog and the text stay.
 * - When the visitor closes the dialog, the sending continues. `openQuoteDialog` stops a fade-out.
 */
export function QuoteDialog({ onClosed }: { onClosed: () => void }) {
  const titleId = useId();
  const { boxRef, close, closeAtOnce, dialogProps } = useQuoteDialog(onClosed);
  const { formProps, isSending, hasText, clear } = useLeadForm('quote', close);
  return (
    <dialog className={quoteDialogStyles().dialog} aria-labelledby={titleId} {...dialogProps}>
      <div ref={boxRef} className={quoteDialogStyles().box}>
        <button type="button" className="close" aria-label={quoteCopy.close} onClick={close}>
          <CloseIcon />
        </button>
        <div className={quoteDialogStyles().scroll}>
          <SvgMarkup className={leadFormStyles().drawing} svg={drawing} />
          <form className={leadFormStyles().body} {...formProps}>
            <div className="intro">
              <h2 id={titleId} tabIndex={-1}>
                {quoteCopy.title}
              </h2>
              <p>{quoteCopy.text}</p>
            </div>
            <fieldset className="fields" disabled={isSending}>
              <LeadFormField name="resort_name" />
              <LeadFormField name="email" placeholder={quoteCopy.emailPlaceholder} />
              <LeadFormField name="phone" />
              <Button type="submit" isFullWidth>
                {isSending ? leadsCopy.sending : quoteCopy.submit}
              </Button>
            </fieldset>
            <VisuallyHidden role="status">{isSending ? leadsCopy.sending : ''}</VisuallyHidden>
            <div className="send">
              <a href="/privacy" onClick={closeAtOnce}>
                {quoteCopy.privacy}
              </a>
              <button type="button" className="clear" hidden={!hasText || isSending} onClick={clear}>
                {leadsCopy.clear}
              </button>
            </div>
          </form>
        </div>
      </div>
      {/* Everything outside an open dialog is out of reach: an error must be readable, and its buttons usable, in here. */}
      <ToastRegion />
    </dialog>
  );
}

import { Button, ButtonLink } from '../../components/button';
import { dismissToast, showToast } from '../../components/toast-store';
import { leadCopy, requestAsMessage } from '../../content/copy/leads';
import { site, whatsAppLink } from '../../content/site';
import type { LeadPayload } from '../../domain/lead';
import { networkStatus } from '../../platform/network-status';
import { LEAD_TOAST } from './lead-toast-subject';
import { pageOutbox } from './page-outbox';

const subject = LEAD_TOAST;

interface Words {
  title: string;
  text: string;
}

export function showSent(words: Words): void {
  showToast({ tone: 'success', ...words, subject });
}

/** Neutral: it is neither sent nor lost. */
export function showKept(): void {
  const words = networkStatus.getSnapshot() ? leadCopy.keptForLater : leadCopy.kept;
  showToast({ tone: 'neutral', ...words, subject });
}

/** No network and nowhere to save: only another way out is left. */
export function showNotKept(lead: LeadPayload): void {
  showToast({ tone: 'error', ...leadCopy.notKept, actions: <WaysOut lead={lead} />, subject });
}

/** `onKept` given: nobody answered, so it may be saved and sent later; called with the id of the saved lead. */
export function showFailure(words: Words, lead: LeadPayload, onKept?: (id: string) => void): void {
  const id = showToast({
    tone: 'error',
    ...words,
    subject,
    actions: (
      <>
        {onKept ? <SaveForLater lead={lead} onKept={onKept} dismiss={() => dismissToast(id)} /> : null}
        <WaysOut lead={lead} />
      </>
    ),
  });
}

interface SaveForLaterProps {
  lead: LeadPayload;
  onKept: (id: string) => void;
  dismiss: () => void;
}

function SaveForLater({ lead, onKept, dismiss }: SaveForLaterProps) {
  const handleClick = async () => {
    dismiss();
    const kept = await pageOutbox().keep(lead);
    if (kept.kind === 'not-kept') return showNotKept(lead);
    showKept();
    onKept(kept.id);
  };
  return (
    <Button size="sm" onClick={handleClick}>
      {leadCopy.saveForLater}
    </Button>
  );
}

/** The request, already written as a message, or our number. */
function WaysOut({ lead }: { lead: LeadPayload }) {
  return (
    <>
      <ButtonLink
        size="sm"
        visual="line"
        href={whatsAppLink(requestAsMessage(lead))}
        target="_blank"
        rel="noopener noreferrer"
      >
        {leadCopy.waysOut.whatsApp}
      </ButtonLink>
      <ButtonLink size="sm" visual="line" href={site.phone.href}>
        {leadCopy.waysOut.call}
      </ButtonLink>
    </>
  );
}

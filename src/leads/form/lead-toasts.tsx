import { showToast } from '../../components/toast-store';
import { leadOutcomeCopy } from '../../content/copy/lead-outcome';
import { leadCopy } from '../../content/copy/leads';
import { networkStatus } from '../../platform/network-status';
import type { LeadPayload } from '../rules/lead';
import { shownReceipt } from '../sending/lead-function';
import { LEAD_TOAST, showFailure } from './failure-toast';

interface Words {
  title: string;
  text: string;
}

/** Shows that the server has the lead. `id`: its lead id, shown as a receipt. */
export function showSent(words: Words, id: string): void {
  show('success', words, id);
}

/** Shows that the lead is saved on this device. `willBeWoken`: the browser has promised to send it with every tab closed. */
export function showSaved(id: string, willBeWoken: boolean): void {
  const { title, byItself, byThePage } = networkStatus.getSnapshot()
    ? leadOutcomeCopy.keptForLater
    : leadOutcomeCopy.kept;
  show('neutral', { title, text: willBeWoken ? byItself : byThePage }, id);
}

/** Shows that the lead is neither sent nor saved, and offers phone and WhatsApp. */
export function showNotSaved(lead: LeadPayload, id: string): void {
  showFailure({ ...leadOutcomeCopy.notKept, lead, id });
}

/** Shows that the saved request was sent before the visitor changed it in the form. */
export function showSentUnchanged(id: string): void {
  show('neutral', leadOutcomeCopy.sentAsItWas, id);
}

function show(tone: 'success' | 'neutral', { title, text }: Words, id: string): void {
  const receipt = shownReceipt(id);
  showToast({
    tone,
    title,
    text: (
      <>
        <span>{text}</span> {receipt ? <span>{leadCopy.receipts([receipt])}</span> : null}
      </>
    ),
    subject: LEAD_TOAST,
  });
}

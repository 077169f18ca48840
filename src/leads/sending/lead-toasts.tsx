import { showToast } from '../../components/toast-store';
import { leadOutcomeCopy } from '../../content/copy/lead-outcome';
import { leadCopy } from '../../content/copy/leads';
import { networkStatus } from '../../platform/network-status';
import type { LeadPayload } from '../rules/lead';
import { receiptOf } from '../rules/receipt';
import { LEAD_TOAST, showFailure } from './failure-toast';

interface Words {
  title: string;
  text: string;
}

/** To be said only when the server has answered that it has the lead. `id`: its number, shown as the receipt. */
export function showSent(words: Words, id: string): void {
  show('success', words, id);
}

/** Neutral: it is neither sent nor lost. `willBeWoken`: the browser has promised to send it with every tab closed. */
export function showKept(id: string, willBeWoken: boolean): void {
  const { title, byItself, byThePage } = networkStatus.getSnapshot()
    ? leadOutcomeCopy.keptForLater
    : leadOutcomeCopy.kept;
  show('neutral', { title, text: willBeWoken ? byItself : byThePage }, id);
}

/** No network and nowhere to save: only another way out is left. */
export function showNotKept(lead: LeadPayload, id: string): void {
  showFailure({ ...leadOutcomeCopy.notKept, lead, id });
}

/** The saved request that was opened in the form went out before it was changed here. */
export function showSentAsItWas(id: string): void {
  show('neutral', leadOutcomeCopy.sentAsItWas, id);
}

function show(tone: 'success' | 'neutral', { title, text }: Words, id: string): void {
  showToast({
    tone,
    title,
    text: (
      <>
        <span>{text}</span> <span>{leadCopy.receipts([receiptOf(id)])}</span>
      </>
    ),
    subject: LEAD_TOAST,
  });
}

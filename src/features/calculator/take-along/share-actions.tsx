import { showToast, type ToastContent } from '../../../components/toast-store';
import { calculator } from '../../../content/copy/calculator';
import { share as copy } from '../../../content/copy/calculator-take-along';
import { whatsAppLink } from '../../../content/site';
import type { CalculatorState } from '../../../domain/calculator';
import type { Projection } from '../../../domain/projection';
import { addressWithHash } from '../../../platform/address-hash';
import { copyText, downloadFile, shareLink } from '../../../platform/share';
import { csvFile, csvFileName } from './csv-file';
import { figuresHash } from './figures-link';
import { shareMessage } from './share-message';

/** What leaves the phone when a button is pressed. */
export interface SharedFigures {
  readonly state: CalculatorState;
  readonly projection: Projection;
}

/** A WhatsApp chat with nobody chosen yet, the figures already written. */
export function whatsAppAddress(figures: SharedFigures): string {
  return whatsAppLink(messageWithLink(figures), '');
}

/** To be called inside a click, as the share sheet wants it. */
export async function shareFigures(figures: SharedFigures): Promise<void> {
  const { state, projection } = figures;
  const outcome = await shareLink({
    title: calculator.title,
    text: shareMessage(state, projection),
    url: figuresAddress(state),
  });
  if (outcome === 'copied') say(LINK_COPIED);
  if (outcome === 'failed') say(FAILED);
}

export async function copyFigures(figures: SharedFigures): Promise<void> {
  const isCopied = await copyText(messageWithLink(figures));
  say(isCopied ? { tone: 'success', title: copy.said.copied } : FAILED);
}

export function saveCsv({ state, projection }: SharedFigures): void {
  const file = new Blob([csvFile(state, projection)], { type: 'text/csv;charset=utf-8' });
  downloadFile(csvFileName(state.hotelName), file);
  say({ tone: 'success', title: copy.said.saved });
}

export async function copyLink({ state }: SharedFigures): Promise<void> {
  const address = figuresAddress(state);
  if (await copyText(address)) return say(LINK_COPIED);
  const text = (
    <>
      {copy.said.linkFailedText} <a href={address}>{address}</a>
    </>
  );
  say({ ...FAILED, text });
}

const LINK_COPIED: ToastContent = {
  tone: 'success',
  title: copy.said.linkCopied,
  text: copy.said.linkCopiedText,
};
const FAILED: ToastContent = { tone: 'error', title: copy.said.failed, text: copy.said.failedText };

function messageWithLink({ state, projection }: SharedFigures): string {
  return `${shareMessage(state, projection)}\n${copy.message.open(figuresAddress(state))}`;
}

function figuresAddress(state: CalculatorState): string {
  return addressWithHash(figuresHash(state));
}

function say(content: ToastContent): void {
  showToast({ ...content, subject: 'share' });
}

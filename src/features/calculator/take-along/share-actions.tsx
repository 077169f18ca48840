import { showToast, type ToastContent } from '../../../components/toast-store';
import { calculator } from '../../../content/copy/calculator';
import { share as copy } from '../../../content/copy/calculator-take-along';
import { whatsAppLink } from '../../../content/site';
import type { CalculatorState } from '../../../domain/calculator';
import type { PanelFigures } from '../../../domain/panel-figures';
import type { Projection } from '../../../domain/projection';
import { addressWithHash } from '../../../platform/address-hash';
import { copyText, downloadFile, shareFile, shareLink } from '../../../platform/share';
import { csvFile, fileNameFor } from './csv-file';
import { figuresHash } from './figures-link';
import { shareMessage } from './share-message';

/** What leaves the phone when a button is pressed. */
export interface SharedFigures {
  readonly state: CalculatorState;
  readonly projection: Projection;
  readonly figures: PanelFigures;
}

/** A WhatsApp chat with nobody chosen yet, the figures already written. */
export function whatsAppAddress(figures: SharedFigures): string {
  return whatsAppLink(messageWithLink(figures), '');
}

/** To be called inside a click, as the share sheet wants it. */
export async function shareFigures(figures: SharedFigures): Promise<void> {
  const outcome = await shareLink({
    title: calculator.title,
    text: shareMessage(figures.state, figures.projection, figures.figures),
    url: figuresAddress(figures),
  });
  if (outcome === 'copied') say(LINK_COPIED);
  if (outcome === 'failed') say(FAILED);
}

export async function copyFigures(figures: SharedFigures): Promise<void> {
  const isCopied = await copyText(messageWithLink(figures));
  say(isCopied ? { tone: 'success', title: copy.said.copied } : FAILED);
}

export function saveCsv({ state, projection }: SharedFigures): void {
  saveTable(fileNameFor(copy.csv.fileName, state.hotelName), csvFile(state, projection));
}

/** The year by months as a file of its own. */
export async function saveMonths({ state, figures }: SharedFigures): Promise<void> {
  const part = await import('./months-csv').catch(() => null);
  if (!part) return say(FAILED);
  saveTable(fileNameFor(copy.csv.monthsFileName, state.hotelName), part.monthsCsv(state, figures));
}

/** The picture goes alone: WhatsApp on iOS drops one that comes with a text. */
export async function sharePicture({ state, projection, figures }: SharedFigures): Promise<void> {
  const part = await import('./year-picture').catch(() => null);
  const picture = await part?.yearPicture(state, projection, figures);
  if (!picture) return say(FAILED);
  const name = `${fileNameFor(copy.csv.fileName, state.hotelName)}.png`;
  const outcome = await shareFile(new File([picture], name, { type: picture.type }));
  if (outcome === 'saved') say({ tone: 'success', title: copy.said.pictureSaved });
}

function saveTable(name: string, table: string): void {
  downloadFile(`${name}.csv`, new Blob([table], { type: 'text/csv;charset=utf-8' }));
  say({ tone: 'success', title: copy.said.saved });
}

export async function copyLink(figures: SharedFigures): Promise<void> {
  const address = figuresAddress(figures);
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

function messageWithLink(shared: SharedFigures): string {
  const { state, projection, figures } = shared;
  return `${shareMessage(state, projection, figures)}\n${copy.message.open(figuresAddress(shared))}`;
}

function figuresAddress({ state, figures }: SharedFigures): string {
  return addressWithHash(figuresHash(state, figures));
}

function say(content: ToastContent): void {
  showToast({ ...content, subject: 'share' });
}

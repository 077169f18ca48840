import { showToast, type ToastContent } from '../../../components/toast-store';
import { calculatorCopy } from '../../../content/copy/calculator/page';
import { calculatorSharingCopy as copy } from '../../../content/copy/calculator/sharing';
import { whatsAppLink } from '../../../content/site';
import { hasMarkedMonths } from '../../../domain/calculator/panel-input';
import { yearByMonths } from '../../../domain/calculator/year-by-months';
import { addressWithHash } from '../../../platform/location-hash';
import { copyText, downloadFile, shareFile, shareLink } from '../../../platform/share';
import type { CalculatorFigures } from '../state/calculator-provider';
import { serializeLinkHash } from './link-hash';
import { projectionPicture } from './projection-picture';

/**
 * Returns a WhatsApp URL. Its message has the projection and a link to this page with the input. The visitor picks the
 * recipient. Call it in a browser, because it reads the page's address.
 */
export function whatsAppUrl(figures: CalculatorFigures): string {
  return whatsAppLink(messageWithLink(figures), '');
}

/**
 * Opens the share sheet with message and link. Call it in a click handler.
 * - If the sheet is missing or fails, it copies the link, and a toast says if that worked.
 * - There is no toast if the visitor shared or cancelled.
 */
export async function shareFigures(figures: CalculatorFigures): Promise<void> {
  const outcome = await shareLink({
    title: calculatorCopy.title,
    text: shareMessage(figures),
    url: linkWithInput(figures),
  });
  if (outcome === 'copied') notify('success', copy.toasts.linkCopied);
  if (outcome === 'failed') notify('error', copy.toasts.failed);
}

/** Copies the projection as text with a link. A toast says if that worked. Never rejects. Call it in a click handler. */
export async function copyFigures(figures: CalculatorFigures): Promise<void> {
  if (await copyText(messageWithLink(figures))) notify('success', copy.toasts.copied);
  else notify('error', copy.toasts.failed);
}

/**
 * Saves `text` as a CSV file. Its name is `kind`, such as 'revenue-projection', and the hotel's name if there is one. A
 * toast says "saved", even if the browser refuses the download.
 */
export function saveCsv(text: string, kind: string, figures: CalculatorFigures): void {
  const file = new Blob([text], { type: 'text/csv;charset=utf-8' });
  downloadFile(`${fileName(kind, figures)}.csv`, file);
  notify('success', copy.toasts.saved);
}

/**
 * Paints `projectionPicture` and opens the share sheet with it. Call it in a click handler.
 * - If the sheet is missing or fails, it downloads the picture, but not if the visitor cancels.
 * - A toast says that the picture was saved or could not be painted. There is none if the visitor shared or cancelled.
 */
export async function shareProjectionPicture(figures: CalculatorFigures): Promise<void> {
  const picture = await projectionPicture(figures);
  if (!picture) return notify('error', copy.toasts.failed);
  const name = `${fileName(copy.csv.fileName, figures)}.png`;
  // It sends no text, because WhatsApp on iOS would drop the picture.
  const outcome = await shareFile(new File([picture], name, { type: picture.type }));
  if (outcome === 'saved') notify('success', copy.toasts.pictureSaved);
}

/**
 * Copies the address of this page with the input in its hash, and a toast says so. If that fails, the toast shows the link to
 * copy by hand. Call it in a click handler.
 */
export async function copyLink(figures: CalculatorFigures): Promise<void> {
  const url = linkWithInput(figures);
  if (await copyText(url)) return notify('success', copy.toasts.linkCopied);
  const text = (
    <>
      {copy.toasts.linkFailedText} <a href={url}>{url}</a>
    </>
  );
  notify('error', { ...copy.toasts.failed, text });
}

/** Returns the projection as a plain text message, with a line about the months if any is marked. Never contains costs. */
function shareMessage({ hotelInput, projection, panelInput }: CalculatorFigures): string {
  const { message } = copy;
  const lines = [message.heading(hotelInput.hotelName.trim()), message.total(projection.revenue)];
  if (hasMarkedMonths(panelInput))
    lines.push(message.byMonths(yearByMonths(hotelInput, panelInput).revenue, panelInput.seasons));
  return [...lines, ...projection.rows.map(message.room), message.keyFigures(projection)].join('\n');
}

function messageWithLink(figures: CalculatorFigures): string {
  return `${shareMessage(figures)}\n${copy.message.open(linkWithInput(figures))}`;
}

function linkWithInput({ hotelInput, panelInput }: CalculatorFigures): string {
  return addressWithHash(serializeLinkHash(hotelInput, panelInput));
}

/** Returns a file name without extension: the kind of file, then the letters and digits (of any script) of the hotel's name. */
function fileName(kind: string, { hotelInput }: CalculatorFigures): string {
  const hotel = hotelInput.hotelName
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return [kind, hotel].filter(Boolean).join('-');
}

function notify(tone: ToastContent['tone'], words: Pick<ToastContent, 'title' | 'text'>): void {
  showToast({ ...words, tone, group: 'share' });
}

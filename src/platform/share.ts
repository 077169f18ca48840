import { errorName } from '../helpers/thrown-error';

/**
 * Opens the system's share sheet, or copies `link.url` if the sheet is missing or fails. Call it in a click handler. If the
 * visitor closes the sheet, resolves to `cancelled` and copies nothing. If copying fails too, resolves to `failed`.
 */
export async function shareLink(
  link: ShareData & { url: string },
): Promise<'shared' | 'copied' | 'cancelled' | 'failed'> {
  return (await openShareSheet(link)) ?? ((await copyText(link.url)) ? 'copied' : 'failed');
}

async function openShareSheet(data: ShareData): Promise<'shared' | 'cancelled' | null> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return errorName(error) === 'AbortError' ? 'cancelled' : null;
  }
}

/** Copies the text to the clipboard. Resolves to true, or to false if the browser refuses, such as without a click or HTTPS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens the system's share sheet with the file. Downloads the file if the sheet is missing, refuses it, or fails. Call it in a
 * click handler. If the visitor closes the sheet, resolves to `cancelled` and saves nothing. `saved` means that the download
 * was started, but the browser may still refuse it.
 */
export async function shareFile(file: File): Promise<'shared' | 'saved' | 'cancelled'> {
  const data = { files: [file] };
  const outcome = navigator.canShare?.(data) ? await openShareSheet(data) : null;
  if (outcome !== null) return outcome;
  downloadFile(file.name, file);
  return 'saved';
}

/** Safari reads the blob after the click handler has returned. If the address is revoked before, the file is empty. */
const BLOB_ADDRESS_MS = 60_000;

/** Starts a download of `blob` as `fileName`. It cannot report whether the visitor or the browser refused the download. */
export function downloadFile(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), BLOB_ADDRESS_MS);
}

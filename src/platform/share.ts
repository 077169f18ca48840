/**
 * Opens the system's share sheet, from a click handler only, or copies the address if the sheet is missing or fails.
 * `cancelled`: the visitor closed the sheet. `failed`: the browser allows neither. Never rejects.
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
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : null;
  }
}

/** Copies the text. Resolves to false if the clipboard is not allowed (no permission, no HTTPS, embedded browser). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens the system's share sheet with a file, or saves the file to the downloads if the sheet is missing or fails. Must
 * be called in a click handler. Resolves to `cancelled` if the visitor closed the sheet. Never rejects.
 */
export async function shareFile(file: File): Promise<'shared' | 'saved' | 'cancelled'> {
  const data = { files: [file] };
  const outcome = navigator.canShare?.(data) ? await openShareSheet(data) : null;
  if (outcome !== null) return outcome;
  downloadFile(file.name, file);
  return 'saved';
}

/** Safari reads the blob after the click handler returned. If the address is revoked before, the file is empty. */
const blobAddressMs = 60_000;

/** Saves `blob` to the downloads under `fileName`. */
export function downloadFile(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), blobAddressMs);
}

export interface SharedLink {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/**
 * Opens the share sheet of the phone; where there is none, copies the address. To be called inside a click.
 * `cancelled`: the person closed the sheet, nothing needs to be said.
 */
export async function shareLink(link: SharedLink): Promise<'shared' | 'copied' | 'cancelled' | 'failed'> {
  if (navigator.share !== undefined) {
    try {
      await navigator.share({ title: link.title, text: link.text, url: link.url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copyText(link.url)) ? 'copied' : 'failed';
}

/** False where the clipboard is not allowed (no permission, no HTTPS, an embedded browser). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens the share sheet of the phone with a file alone; where files cannot be shared, saves it to the downloads. To be called
 * inside a click. `cancelled`: the visitor closed the sheet.
 */
export async function shareFile(file: File): Promise<'shared' | 'saved' | 'cancelled'> {
  const data = { files: [file] };
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  downloadFile(file.name, file);
  return 'saved';
}

/** Safari reads the blob after the click has returned: an address withdrawn at once gives an empty file. */
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

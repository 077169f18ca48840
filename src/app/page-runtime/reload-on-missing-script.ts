import { safeSessionStorage } from '../../platform/browser-storage';
import { isOnline } from '../../platform/online-status';
import { onPageHidden, onVisitorReturn } from '../../platform/page-lifecycle';
import { reloadPage } from '../../platform/page-load';
import { hasTypedText } from '../../platform/typed-text';
import { entryScriptSrc } from './entry-script-src';

const RELOADED_KEY = 'reloaded-for-missing-script';

/** WebKit stops loading scripts up to 14 ms before it fires `beforeunload` (measured on Back). A slow phone needs longer. */
const LEAVING_MS = 1_000;

/**
 * From now on reloads the page `LEAVING_MS` after an import of a script fails, once per tab and build. The import still
 * rejects: page-documents.md says what each part of the site does then. Call it once.
 * - Without network or session storage: It does not reload.
 * - The visitor is leaving the page: It reloads when the visitor returns to it with network, even a second time.
 * - A form holds typed text, or held it when the import failed: It waits until the page is hidden and no text is left.
 */
export function reloadOnMissingScript(): void {
  // A second import of the script requests it again in new browsers (tried with Chromium 156 and Firefox 155). In Chromium 150,
  // earlier Firefox and WebKit it fails at once until the page is reloaded (https://github.com/whatwg/html/pull/10327). So
  // others try again, and this file reloads.

  // Firefox and WebKit report scripts as missing that they stopped loading because the visitor leaves the page. A reload would
  // cancel that navigation, so the page is reloaded when the visitor returns to it, every time.
  let isLeaving = false;
  let isScriptMissing = false;
  window.addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  onVisitorReturn(() => {
    if (!isOnline()) return;
    if (isLeaving && isScriptMissing) whenNoTypedText(reloadPage);
    isLeaving = false;
  });
  // https://vite.dev/guide/build#load-error-handling
  window.addEventListener('vite:preloadError', () => {
    isScriptMissing = true;
    // A script that failed without network is not missing on the server. A reload would interrupt what the page sends now.
    const hadNetwork = isOnline();
    // A form that is sent in the meantime is empty, but it shows its answer, which a reload would remove.
    const hadTypedText = hasTypedText();
    setTimeout(() => {
      if (isLeaving) return;
      isScriptMissing = false;
      if (hadNetwork && isOnline()) whenNoTypedText(reloadOnce, hadTypedText);
    }, LEAVING_MS);
  });
}

/** Calls `reload` now. If a form holds text or `untilHidden` is true, calls it when the page is hidden and no text is left. */
function whenNoTypedText(reload: () => void, untilHidden = false): void {
  if (!untilHidden && !hasTypedText()) {
    reload();
    return;
  }
  const stop = onPageHidden(() => {
    if (hasTypedText()) return;
    stop();
    reload();
  });
}

function reloadOnce(): void {
  const version = entryScriptSrc(document);
  if (safeSessionStorage.read(RELOADED_KEY).text === version) return;
  // If this cannot be stored, a script that no longer exists would reload the page again and again.
  if (safeSessionStorage.write(RELOADED_KEY, version).ok) reloadPage();
}

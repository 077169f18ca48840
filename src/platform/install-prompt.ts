import { safeLocalStorage } from './browser-storage';
import { createEvent, type ExternalStore } from './external-store';

/**
 * How the visitor can install the site.
 * - `promptable`: The browser can open its install dialog.
 * - `ios-manual`: The visitor uses Safari's share sheet on an iPhone or iPad.
 * - `in-app-browser`: The page is in the browser of another app, such as WhatsApp. The visitor must first open it elsewhere.
 */
type InstallMethod = 'promptable' | 'ios-manual' | 'in-app-browser';

const DISMISSED_AT_KEY = 'install-dismissed-at';
const DISMISSAL_MS = 30 * 24 * 60 * 60 * 1_000;

/** An event of Chromium that TypeScript's library lacks: https://wicg.github.io/manifest-incubations/ */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}
declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
}

let savedPrompt: InstallPromptEvent | null = null;
const change = createEvent();

/**
 * Keeps the browser's install event for `promptInstall` until an installation, and prevents Chrome's bar. `installMethod` is
 * `promptable` only while an event is kept. Call it once and early, because the event may come only once. Safari and Firefox
 * fire no such event.
 */
export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    savedPrompt = event;
    change.fire();
  });
  window.addEventListener('appinstalled', () => {
    savedPrompt = null;
    change.fire();
  });
}

/**
 * How the site can be installed, computed at each read. It is null in the installed app, while no method is known, and for
 * `DISMISSAL_MS` after `dismissInstall`. Install events, `promptInstall` and `dismissInstall` call the listeners.
 */
export const installMethod: ExternalStore<InstallMethod | null> = {
  subscribe: change.subscribe,
  getSnapshot() {
    if (isStandalone() || isDismissed()) return null;
    if (savedPrompt) return 'promptable';
    if (isInAppBrowser()) return 'in-app-browser';
    return isIosSafari() ? 'ios-manual' : null;
  },
  getServerSnapshot: () => null,
};

/**
 * Opens the browser's install dialog and resolves after the answer. If the visitor refuses, calls `dismissInstall`. Call it in
 * a click handler. Does nothing without an install event. Uses up the event, even if the browser refuses to open the dialog, so
 * `installMethod` is not `promptable` until the next event.
 */
export async function promptInstall(): Promise<void> {
  const prompt = savedPrompt;
  if (prompt === null) return;
  savedPrompt = null;
  try {
    const { outcome } = await prompt.prompt();
    if (outcome === 'dismissed') dismissInstall();
  } catch {
    // The browser no longer allows this event to open the dialog.
  } finally {
    change.fire();
  }
}

/** The time of the last dismissal on this page. It is enough until the page is left, if storage is blocked or full. */
let dismissedAt: string | null = null;

/** Makes `installMethod` null for `DISMISSAL_MS`, or until the page is left if storage is blocked. */
export function dismissInstall(): void {
  dismissedAt = String(Date.now());
  safeLocalStorage.write(DISMISSED_AT_KEY, dismissedAt);
  change.fire();
}

/** Returns true if the page runs in the installed app, not in a browser tab. */
export function isStandalone(): boolean {
  // Safari before version 17 has only this property.
  const isIosApp = 'standalone' in navigator && navigator.standalone === true;
  return isIosApp || window.matchMedia('(display-mode: standalone)').matches;
}

/** Returns true in Safari on an iPhone or iPad. Returns false inside other apps and in known other browsers, such as Chrome. */
export function isIosSafari(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad reports itself as a Mac, but no Mac has a touch screen.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  // Other browsers on iOS add their name. Browsers inside apps leave out "Safari".
  return isIos && /Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo|GSA\//.test(userAgent);
}

/** Returns true in the browser of an app that names itself, and in every Android app with the system's WebView. */
function isInAppBrowser(): boolean {
  return /\bFBA[NV]\/|\bFB_IAB\b|\bInstagram\b|\bWhatsApp\/|; wv\)/.test(navigator.userAgent);
}

function isDismissed(): boolean {
  const age = Date.now() - Number(dismissedAt ?? safeLocalStorage.read(DISMISSED_AT_KEY).text ?? Number.NaN);
  return age >= 0 && age < DISMISSAL_MS;
}

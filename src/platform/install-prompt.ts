import { localStore } from './browser-storage';
import { createStore, type ExternalStore } from './external-store';

/**
 * - `promptable`: the browser would install the site when asked
 * - `ios-manual`: an iPhone or iPad, where only the person can, through the share sheet
 * - `in-app`: the page is shown inside another app (Instagram, Facebook, WhatsApp), which keeps little and installs nothing
 * - `dismissed`: the person said "not now" within the last 30 days
 * - `installed`: this is the installed app, or it has just been installed
 * - `unavailable`: none of these, or not known yet
 */
export type InstallState = 'unavailable' | 'promptable' | 'ios-manual' | 'in-app' | 'dismissed' | 'installed';

const dismissedAtKey = 'install-dismissed-at';
const dismissalMs = 30 * 24 * 60 * 60 * 1_000;

/** Chromium's event, not in TypeScript's library: https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let heldPrompt: InstallPromptEvent | null = null;
let hasJustBeenInstalled = false;
/** Told of each change; what the state is, the browser is asked each time. */
const changes = createStore(null);

/** Keeps the browser's offer to install until the person asks for it. To be called early: the event comes once. */
export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    // Else Chrome shows its own bar, at a moment of its own choice.
    event.preventDefault();
    heldPrompt = event;
    announce();
  });
  window.addEventListener('appinstalled', () => {
    heldPrompt = null;
    hasJustBeenInstalled = true;
    announce();
  });
}

export const installPrompt: ExternalStore<InstallState> = {
  subscribe: changes.subscribe,
  getSnapshot() {
    if (hasJustBeenInstalled || isStandalone()) return 'installed';
    const offered = heldPrompt ? 'promptable' : isInApp() ? 'in-app' : isIosSafari() ? 'ios-manual' : null;
    if (offered === null) return 'unavailable';
    return isDismissed() ? 'dismissed' : offered;
  },
  getServerSnapshot: () => 'unavailable',
};

/** Opens the browser's question. To be called inside a click. One event answers once: then the state is `unavailable`. */
export async function promptInstall(): Promise<void> {
  const prompt = heldPrompt;
  if (prompt === null) return;
  heldPrompt = null;
  try {
    const { outcome } = await prompt.prompt();
    if (outcome === 'dismissed') dismissInstall();
  } catch {
    // The browser has taken its offer back.
  } finally {
    announce();
  }
}

/** "Not now": not offered again on this device for 30 days. */
export function dismissInstall(): void {
  localStore.write(dismissedAtKey, String(Date.now()));
  announce();
}

/** Whether the site runs as an installed app. */
export function isStandalone(): boolean {
  // Safari before 17 knows only its own flag.
  const isIosApp = 'standalone' in navigator && navigator.standalone === true;
  return isIosApp || window.matchMedia('(display-mode: standalone)').matches;
}

/** Safari on an iPhone or iPad: the browser that can install the site but never offers it. */
export function isIosSafari(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad calls itself a Mac; no Mac has a touch screen.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  // Other browsers there name themselves; the ones inside other apps leave out "Safari".
  return isIos && /Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo|GSA\//.test(userAgent);
}

/** Inside another app: those that name themselves, and any Android app that shows pages through the system's WebView. */
function isInApp(): boolean {
  return /\bFBA[NV]\/|\bFB_IAB\b|\bInstagram\b|\bWhatsApp\/|; wv\)/.test(navigator.userAgent);
}

function isDismissed(): boolean {
  const { text } = localStore.read(dismissedAtKey);
  const age = Date.now() - Number(text ?? Number.NaN);
  return age >= 0 && age < dismissalMs;
}

function announce(): void {
  changes.set(null);
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

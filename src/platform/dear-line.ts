import { localStore } from './browser-storage';
import { createStore } from './external-store';
import { installPrompt } from './install-prompt';
import { isHidden, whenLoaded } from './page-lifecycle';

/** Time on the first page of a visit, in sight, after which somebody is a reader and no passer-by. */
const stayMs = { script: 10_000, site: 30_000 };

/** Calls back when its sign is seen. Returns the way to stop looking. */
type Sign = (callback: () => void) => () => void;

/**
 * Calls back once when the script may be fetched: at once, but on a dear line only for somebody who does something, comes
 * from another page, or stays; and for a page that answers to nothing without it. Until then the page works as HTML. The
 * script does come in the end, because a request may wait for it to be sent.
 */
export function whenScriptIsWelcome(callback: () => void): void {
  const isPartOfPage = document.querySelector('[data-script="at-once"]') !== null;
  // Not `pointerdown`: a finger that scrolls only reads.
  const signs = [onEvent(document, 'click'), onEvent(document, 'focusin'), onStay(stayMs.script)];
  if (isPartOfPage) callback();
  else whenWelcome(signs, callback);
}

/**
 * Calls back once when the whole site may be fetched for offline use: at once, but on a dear line only when the person
 * goes on to another page, puts the site on the home screen, or stays.
 */
export function whenSiteIsWelcome(callback: () => void): void {
  whenWelcome([goingOn.subscribe, onInstalled, onStay(stayMs.site)], callback);
}

const goingOn = createStore(false);

const customerKey = 'has-asked';

/** To be told when the person sends a request: on their next visit nothing of it may wait for a sign of interest. */
export function noteCustomer(): void {
  localStore.write(customerKey, 'yes');
}

/** To be told when the person goes on to another page. */
export function noteGoingOn(): void {
  goingOn.set(true);
}

function whenWelcome(signs: readonly Sign[], callback: () => void): void {
  if (!isLineDear() || !isPasserBy()) {
    callback();
    return;
  }
  const stops = [...signs, onLineFree].map((look) => look(finish));
  function finish(): void {
    for (const stop of stops) stop();
    callback();
  }
}

/** Whether the person has asked the browser to save data, or the line is 2G-class. Only Chromium tells. */
function isLineDear(): boolean {
  const { saveData, effectiveType } = connection() ?? {};
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g';
}

/** Who has the site on the home screen, comes from another page of it, or has sent a request is here to stay. */
function isPasserBy(): boolean {
  const isInstalled = installPrompt.getSnapshot() === 'installed';
  const isCustomer = localStore.read(customerKey).text !== null;
  return (
    !isInstalled &&
    !isCustomer &&
    !goingOn.getSnapshot() &&
    !document.referrer.startsWith(`${location.origin}/`)
  );
}

const onInstalled: Sign = (callback) =>
  installPrompt.subscribe(() => {
    if (installPrompt.getSnapshot() === 'installed') callback();
  });

const onLineFree: Sign = (callback) => {
  const line = connection();
  return line === null
    ? () => undefined
    : onEvent(
        line,
        'change',
      )(() => {
        if (!isLineDear()) callback();
      });
};

function onEvent(target: EventTarget, type: string): Sign {
  return (callback) => {
    target.addEventListener(type, callback);
    return () => target.removeEventListener(type, callback);
  };
}

/** The page is loaded and has been in sight for `ms` without a break. */
function onStay(ms: number): Sign {
  return (callback) => {
    let timer = 0;
    let isStopped = false;
    let stop = () => {};
    const count = () => {
      window.clearTimeout(timer);
      if (!isHidden()) timer = window.setTimeout(callback, ms);
    };
    whenLoaded(() => {
      if (isStopped) return;
      stop = onEvent(document, 'visibilitychange')(count);
      count();
    });
    return () => {
      isStopped = true;
      stop();
      window.clearTimeout(timer);
    };
  };
}

/** What the browser tells of the line: https://wicg.github.io/netinfo/#networkinformation-interface */
type Connection = EventTarget & { readonly saveData?: unknown; readonly effectiveType?: unknown };

function connection(): Connection | null {
  return 'connection' in navigator && navigator.connection instanceof EventTarget
    ? navigator.connection
    : null;
}

/** Pages whose script has started, or, after their script failed to load, the function that loads it again. */
const pages = new WeakMap<Element, 'started' | (() => void)>();

/** Buttons that were pressed before the script of their page started, in order. */
let pressed: HTMLElement[] = [];

declare global {
  interface Window {
    /**
     * The inline script of index.html pushes each click, input and submit event here from the start. It also prevents the
     * submission of a form whose address is its own page, because that would reload the page and lose the typed text.
     */
    early: { push(event: Event): void };
  }
}

/**
 * Records presses on a page whose script has not started: on buttons that only script can handle, and submissions that
 * only script can send (method `dialog`, or a form whose address is its own page). Links, menus and other forms work
 * without script and are ignored. Starts with the presses of the inline script; returns true if one of them was recorded.
 */
export function recordEarlyPresses(): boolean {
  const earlier = window.early;
  window.early = { push: handleEvent };
  if (Array.isArray(earlier)) earlier.forEach(handleEvent);
  return pressed.length > 0;
}

function handleEvent(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (event.type === 'click') {
    const button = target.closest('button');
    if (button?.type === 'button') record(button);
  } else if (event.type === 'input') {
    // A visitor who types on is not ready to send or clear (`data-clears`) the form: forget that press.
    const form = target.closest('form');
    remove(
      (button) =>
        button.matches('[data-clears]') ||
        (form?.contains(button) === true && button.matches('[type=submit]')),
    );
  } else if (event instanceof SubmitEvent) {
    // The submit event, not the click: on a click the browser may still find an empty required field.
    const { submitter } = event;
    if (!(target instanceof HTMLFormElement && submitter)) return;
    const leadsToItsOwnPage = new URL(target.action).pathname === location.pathname;
    if (target.method !== 'dialog' && !leadsToItsOwnPage) return;
    // Several presses count as one.
    remove((button) => button === submitter);
    record(submitter);
  }
}

function record(button: HTMLElement): void {
  // A form of the app shell is in no page. It starts by itself, so it is treated like a page.
  const page = button.closest('[data-page]') ?? button.closest('form');
  const script = page && pages.get(page);
  if (page === null || script === 'started') return;
  pressed.push(button);
  button.setAttribute('aria-busy', 'true');
  pages.delete(page);
  script?.();
}

/** Marks the script of this page (or form of the app shell) as started, and clicks the buttons that were pressed before. */
export function replayEarlyPresses(page: Element): void {
  pages.set(page, 'started');
  // Also removes presses on a page that the visitor has left.
  for (const button of remove((each) => page.contains(each) || !each.isConnected)) {
    if (button.isConnected) button.click();
  }
}

/** Returns true if the script of the shown page has started; false if it has none or failed to load. */
export function isPageScriptStarted(): boolean {
  const page = document.querySelector('[data-page]');
  return page !== null && pages.get(page) === 'started';
}

/** Forgets the presses on a page whose script failed to load. Returns true if there were any. A new press calls `retry`. */
export function discardEarlyPresses(page: Element, retry: () => void): boolean {
  pages.set(page, retry);
  return remove((button) => page.contains(button)).length > 0;
}

function remove(matches: (button: HTMLElement) => boolean): HTMLElement[] {
  const removed = pressed.filter(matches);
  pressed = pressed.filter((button) => !removed.includes(button));
  for (const button of removed) button.removeAttribute('aria-busy');
  return removed;
}

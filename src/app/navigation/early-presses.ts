/** Pages whose script listens, and those whose script could not be had, with the way to ask for it again. */
const pages = new WeakMap<Element, 'listening' | (() => void)>();

/** What was pressed before, in order. */
let pressed: HTMLElement[] = [];

declare global {
  interface Window {
    /**
     * A line of script in index.html puts every click, input and submit here as soon as the page is there. A form that leads
     * to the page it stands on it does not let go: that would only load the page again, without what was typed in it.
     */
    early: { push(event: Event): void };
  }
}

/**
 * Keeps what is pressed in a page whose script is still on its way: buttons that only script can answer, and those of
 * forms that only script can send (method `dialog`, outside a dialog), or that lead to the page they stand on. Begins with
 * what was pressed before any script was there; gives whether something was. Links, menus and all other forms do what they
 * do without it.
 */
export function keepEarlyPresses(): boolean {
  const past = window.early;
  window.early = { push: handleEvent };
  if (Array.isArray(past)) past.forEach(handleEvent);
  return pressed.length > 0;
}

function handleEvent(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (event.type === 'click') {
    const button = target.closest('button');
    if (button?.type === 'button') keep(button);
  } else if (event.type === 'input') {
    // Whoever writes on has not done with it: what was pressed to send the form, or to clear it (`data-clears`), is taken back.
    const form = target.closest('form');
    drop((button) => button.matches('[data-clears]') || (form !== null && submits(button, form)));
  } else if (event instanceof SubmitEvent) {
    // Not at the click: the browser may have found a field that is missing.
    const { submitter } = event;
    if (
      !(target instanceof HTMLFormElement && submitter && (target.method === 'dialog' || leadsHere(target)))
    )
      return;
    // Once, however often.
    drop((button) => button === submitter);
    keep(submitter);
  }
}

function leadsHere({ action }: HTMLFormElement): boolean {
  return new URL(action).pathname === location.pathname;
}

function submits(button: HTMLElement, form: HTMLFormElement): boolean {
  return button.matches('[type=submit]') && button.closest('form') === form;
}

function keep(button: HTMLElement): void {
  // A form of the frame stands in no page: it listens for itself.
  const page = button.closest('[data-page]') ?? button.closest('form');
  const script = page && pages.get(page);
  if (page === null || script === 'listening') return;
  pressed.push(button);
  button.setAttribute('aria-busy', 'true');
  pages.delete(page);
  script?.();
}

/** The script of this page, or form of the frame, listens from now on: presses what was pressed in it before. */
export function answerEarlyPresses(page: Element): void {
  pages.set(page, 'listening');
  // What was pressed in a page that is gone is gone with it.
  for (const button of drop((each) => page.contains(each) || !each.isConnected)) {
    if (button.isConnected) button.click();
  }
}

/** Whether the script of the page that is shown listens. */
export function isPageListening(): boolean {
  const page = document.querySelector('[data-page]');
  return page !== null && pages.get(page) === 'listening';
}

/**
 * The script of this page cannot be had: nothing will be done of what was pressed in it, and it does not look so. Gives
 * whether there was anything. The next press asks `again`.
 */
export function dropEarlyPresses(page: Element, again: () => void): boolean {
  pages.set(page, again);
  return drop((button) => page.contains(button)).length > 0;
}

/** Takes presses back, and gives them. */
function drop(isMeant: (button: HTMLElement) => boolean): HTMLElement[] {
  const dropped = pressed.filter(isMeant);
  pressed = pressed.filter((button) => !dropped.includes(button));
  for (const button of dropped) button.removeAttribute('aria-busy');
  return dropped;
}

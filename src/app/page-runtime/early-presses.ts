/** The elements with early presses: the page, and the quote buttons of the header, which are outside every page. */
const AREAS = '[data-page], header form';

const startedAreas = new WeakSet<Element>();

/** The buttons that were pressed before the script of their area started, in order. */
let pressedButtons: HTMLElement[] = [];

/** The event that a button fires when its press is recorded. */
const PRESS_RECORDED = 'press-recorded';

declare global {
  interface Window {
    /** The inline script of index.html pushes clicks, inputs and submits. It prevents a submit that would reload the page. */
    earlyEvents: { push(event: Event): void };
  }
}

/**
 * Records early presses in the page and in the forms of the header, until `repeatEarlyPresses` is called for that area. Begins
 * with the events that the inline script of index.html has collected. Recorded buttons get `aria-busy`. Typing in a form
 * deletes the recorded press of its Send button, and every recorded press that clears a form. Returns true if a press is
 * recorded already. Call it once.
 */
export function recordEarlyPresses(): boolean {
  const earlier = window.earlyEvents;
  window.earlyEvents = { push: handleEvent };
  if (Array.isArray(earlier)) earlier.forEach(handleEvent);
  return pressedButtons.length > 0;
}

function handleEvent(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (event.type === 'click') recordClick(target);
  if (event.type === 'input') deletePressesBeforeInput(target);
  if (event instanceof SubmitEvent) recordSubmit(event);
}

/** Skips submit buttons, because after a click on one the browser may refuse the form for an empty required field. */
function recordClick(target: Element): void {
  const button = target.closest('button');
  if (button?.type === 'button') record(button);
}

/** A visitor who continues to type is not ready to send or clear (`data-clears`) the form. */
function deletePressesBeforeInput(field: Element): void {
  const form = field.closest('form');
  takeButtons(
    (button) =>
      button.matches('[data-clears]') || (button.matches('[type=submit]') && button.closest('form') === form),
  );
}

function recordSubmit({ target, submitter }: SubmitEvent): void {
  if (!(target instanceof HTMLFormElement && submitter)) return;
  // A form that leads to another page needs no script.
  const isOwnAddress = new URL(target.action).pathname === location.pathname;
  if (target.method !== 'dialog' && !isOwnAddress) return;
  // Several presses of a submit button count as one.
  takeButtons((button) => button === submitter);
  record(submitter);
}

function record(button: HTMLElement): void {
  const area = button.closest(AREAS);
  if (area === null || startedAreas.has(area)) return;
  pressedButtons.push(button);
  button.setAttribute('aria-busy', 'true');
  button.dispatchEvent(new Event(PRESS_RECORDED, { bubbles: true }));
}

/**
 * Clicks the buttons in `area` whose presses are recorded, in order. From now on records no press in it. Call it when the
 * script of a page, or of a form of the app shell, has started. Deletes presses of buttons that have left the document.
 */
export function repeatEarlyPresses(area: Element): void {
  startedAreas.add(area);
  for (const button of takeButtons((each) => area.contains(each) || !each.isConnected)) {
    if (button.isConnected) button.click();
  }
}

/** Returns true if the script of the shown page has started. Returns false after it failed, and for a page without a script. */
export function isPageScriptStarted(): boolean {
  const page = document.querySelector('[data-page]');
  return page !== null && startedAreas.has(page);
}

/**
 * Calls `retry` once, at the next recorded press in `element`. A second call adds a second `retry`. Deletes the presses
 * recorded there until now, and returns true if there were any. Call it when a script failed to load: `element` is
 * `[data-page]`, or the body if the app failed.
 */
export function retryAtNextPress(element: Element, retry: () => void): boolean {
  element.addEventListener(PRESS_RECORDED, retry, { once: true });
  return takeButtons((button) => element.contains(button)).length > 0;
}

/** Removes the matching buttons from `pressedButtons` and returns them. */
function takeButtons(matches: (button: HTMLElement) => boolean): HTMLElement[] {
  const taken = pressedButtons.filter(matches);
  pressedButtons = pressedButtons.filter((button) => !taken.includes(button));
  for (const button of taken) button.removeAttribute('aria-busy');
  return taken;
}

/** Areas whose script has started. A page (`[data-page]`) is an area. All that is outside it is the area of the body. */
const startedAreas = new WeakSet<Element>();

/** The buttons that were pressed before the script of their area started, in order. */
let pressedButtons: HTMLElement[] = [];

/** The event that a button fires when its press is recorded. */
const PRESS_RECORDED = 'press-recorded';

declare global {
  interface Window {
    /** Gets clicks, inputs and submits from the inline script of index.html, which first prevents a reload by a submit. */
    earlyEvents: { push(event: Event): void };
  }
}

/**
 * Records early presses, until `repeatEarlyPresses` is called for their area. Returns true if a press is recorded already. Call
 * it once. The first events are those that the inline script of index.html has collected; that script also passes on all later
 * ones.
 * - Recorded buttons get `aria-busy`.
 * - Typing in a form deletes the recorded presses that send or clear it.
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
  if (event.type === 'input') deletePressesBeforeInput(target);
  // Not of a submit button, because the browser may then refuse the form for an empty required field.
  if (event.type === 'click') record(target.closest<HTMLElement>('button[type=button]'));
  // A form that leads to another page is not prevented, and needs no script.
  if (event instanceof SubmitEvent && event.defaultPrevented) record(event.submitter);
}

/** A visitor who continues to type is not ready to send or clear (`data-clears`) the form. */
function deletePressesBeforeInput(field: Element): void {
  const form = field.closest('form');
  takeButtons((button) => button.matches('[type=submit], [data-clears]') && button.closest('form') === form);
}

function record(button: HTMLElement | null): void {
  if (!button || startedAreas.has(areaOf(button))) return;
  // Several presses of a submit button count as one.
  if (button.matches('[type=submit]')) takeButtons((each) => each === button);
  pressedButtons.push(button);
  button.setAttribute('aria-busy', 'true');
  button.dispatchEvent(new Event(PRESS_RECORDED, { bubbles: true }));
}

function areaOf(button: HTMLElement): Element {
  return button.closest('[data-page]') ?? document.body;
}

/**
 * Clicks the buttons of `area` whose presses are recorded, in order. After that, presses there are not recorded any more.
 * Deletes presses of buttons that have left the document. Call it with `[data-page]` when the script of the page has started.
 * Call it with the body, which here means all outside `[data-page]`, when the app shell has started.
 */
export function repeatEarlyPresses(area: Element): void {
  startedAreas.add(area);
  for (const button of takeButtons((each) => areaOf(each) === area || !each.isConnected)) {
    if (button.isConnected) button.click();
  }
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

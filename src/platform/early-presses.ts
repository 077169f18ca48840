/** Pages whose script listens. */
const listening = new WeakSet<Element>();

/** What was pressed before, in order. */
let pressed: HTMLElement[] = [];

/**
 * Keeps what is pressed in a page whose script is still on its way: buttons that only script can answer, and those of
 * forms that only script can send (method `dialog`, outside a dialog). To be called as early as script runs. Links, menus
 * and all other forms do what they do without it.
 */
export function keepEarlyPresses(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type === 'button') keep(button);
  });
  // Whoever writes on has not done with it: what was pressed to send the form is taken back.
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form) drop((button) => button.matches('[type=submit]') && button.closest('form') === form);
  });
  // Not at the click: the browser may have found a field that is missing.
  document.addEventListener('submit', ({ target, submitter }) => {
    if (!(target instanceof HTMLFormElement && target.method === 'dialog' && submitter)) return;
    // Once, however often.
    drop((button) => button === submitter);
    keep(submitter);
  });
}

function keep(button: HTMLElement): void {
  const page = button.closest('[data-page]');
  if (page === null || listening.has(page)) return;
  pressed.push(button);
  button.setAttribute('aria-busy', 'true');
}

/** The script of this page listens from now on: presses what was pressed in it before. */
export function answerEarlyPresses(page: Element): void {
  listening.add(page);
  for (const button of drop(() => true)) {
    if (page.contains(button)) button.click();
  }
}

/** Whether the script of the page that is shown listens. */
export function isPageListening(): boolean {
  const page = document.querySelector('[data-page]');
  return page !== null && listening.has(page);
}

/** The script of this page cannot be had: nothing will be done of what was pressed in it, and it does not look so. */
export function dropEarlyPresses(page: Element): void {
  drop((button) => page.contains(button));
}

/** Takes presses back, and gives them. */
function drop(isMeant: (button: HTMLElement) => boolean): HTMLElement[] {
  const dropped = pressed.filter(isMeant);
  pressed = pressed.filter((button) => !dropped.includes(button));
  for (const button of dropped) button.removeAttribute('aria-busy');
  return dropped;
}

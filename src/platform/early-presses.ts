/** Pages whose script listens. */
const listening = new WeakSet<Element>();

/** The buttons that were pressed before, each once however often, in order. */
const pressed = new Set<HTMLElement>();

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
  // Not at the click: the browser may have found a field that is missing.
  document.addEventListener('submit', ({ target, submitter }) => {
    if (target instanceof HTMLFormElement && target.method === 'dialog' && submitter) keep(submitter);
  });
}

function keep(button: HTMLElement): void {
  const page = button.closest('[data-page]');
  if (page === null || listening.has(page)) return;
  pressed.add(button);
  button.setAttribute('aria-busy', 'true');
}

/** The script of this page listens from now on: presses what was pressed in it before. */
export function answerEarlyPresses(page: Element): void {
  listening.add(page);
  for (const button of pressed) {
    pressed.delete(button);
    button.removeAttribute('aria-busy');
    if (page.contains(button)) button.click();
  }
}

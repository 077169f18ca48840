import { vi } from 'vitest';

/** From here to `leave`, whatever is added to window or document belongs to one page load, and goes when it is left. */
export function startVisit(): { leave(): void } {
  const listeners = new AbortController();
  for (const target of [window, document]) {
    const addEventListener = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) =>
        addEventListener(type, listener, { signal: listeners.signal }),
    );
  }
  return { leave: () => listeners.abort() };
}

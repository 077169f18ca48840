import type { BrowserContext } from 'playwright';

/**
 * Calls `onProblem` for each warning and error in the console of a browser context, and for each uncaught error in its pages.
 * Ignores those that match one of `expected`.
 */
export function watchConsole(
  context: BrowserContext,
  expected: readonly RegExp[],
  onProblem: (text: string) => void,
): void {
  const report = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) onProblem(text);
  };
  context.on('console', (message) => {
    const type = message.type();
    // With the address, because "Failed to load resource" does not name it.
    if (type === 'warning' || type === 'error')
      report(`${type}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => report(`uncaught: ${error.error().message}`));
}

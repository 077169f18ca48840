import { onTestFinished } from 'vitest';

/** Gives `navigator` a property with this value until the test ends, for tests that need the rest of `navigator`. */
export function stubNavigator(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

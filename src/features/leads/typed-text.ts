import { useEffect } from 'react';
import { holdReload } from '../../platform/reload-hold';

/** Keeps this tab from being reloaded by us while a form holds typed text. Whoever reloads asks `isReloadHeld` first. */
export function useTypedTextHold(isTyped: boolean): void {
  useEffect(() => (isTyped ? holdReload() : undefined), [isTyped]);
}

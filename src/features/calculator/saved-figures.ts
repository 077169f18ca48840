import {
  type CalculatorState,
  DEFAULT_CALCULATOR_STATE,
  parseStoredText,
  CALCULATOR_STORAGE_KEY as STORAGE_KEY,
} from '../../domain/calculator';
import { localStore } from '../../platform/browser-storage';
import { onHidden, onLeave, onReturn } from '../../platform/page-lifecycle';

/** A burst of changes (a dragged slider, fast typing) is written at its first change and then this often at most. */
const writePauseMs = 150;

export interface SavedFigures {
  /** What is stored; null when there is nothing, or nothing readable (which is logged, and left as it is). */
  read(): CalculatorState | null;
  save(state: CalculatorState): void;
  /** Removes the saved figures. */
  forget(): void;
  /** Writes what is still waiting, and stops listening. */
  close(): void;
}

interface SavedFiguresEvents {
  /** When a write turns out otherwise than the one before it: whether the figures are now on this device. */
  onSaved(isSaved: boolean): void;
  /** Another tab wrote or removed the figures. Not called while a change of this tab is waiting: the last writer wins. */
  onOtherTab(state: CalculatorState): void;
}

/** The figures on this device, shared by all tabs of the site. */
export function openSavedFigures({ onSaved, onOtherTab }: SavedFiguresEvents): SavedFigures {
  let waiting: CalculatorState | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** What this tab last read or wrote, to notice on return what happened while it was frozen. */
  let known: string | null = null;
  let isSaved = true;

  function flush(): void {
    if (!waiting) return;
    const text = JSON.stringify(waiting);
    waiting = null;
    const { ok } = localStore.write(STORAGE_KEY, text);
    if (ok) known = text;
    if (ok !== isSaved) onSaved(ok);
    isSaved = ok;
  }

  function save(state: CalculatorState): void {
    waiting = state;
    if (pause !== undefined) return;
    flush();
    pause = setTimeout(() => {
      pause = undefined;
      if (waiting) save(waiting);
    }, writePauseMs);
  }

  function handleText(text: string | null): void {
    if (waiting || text === known) return;
    known = text;
    if (text === null) onOtherTab(DEFAULT_CALCULATOR_STATE);
    else {
      const state = readable(text);
      if (state) onOtherTab(state);
    }
  }

  function handleReturn(): void {
    const stored = localStore.read(STORAGE_KEY);
    if (stored.ok) handleText(stored.text);
  }

  const stops = [
    localStore.subscribe(STORAGE_KEY, handleText),
    // A page kept in the back/forward cache hears nothing of other tabs.
    onReturn(handleReturn),
    onHidden(flush),
    onLeave(flush),
  ];

  return {
    read() {
      known = localStore.read(STORAGE_KEY).text;
      return known === null ? null : readable(known);
    },
    save,
    forget() {
      waiting = null;
      known = null;
      isSaved = true;
      localStore.remove(STORAGE_KEY);
    },
    close() {
      clearTimeout(pause);
      flush();
      for (const stop of stops) stop();
    },
  };
}

function readable(text: string): CalculatorState | null {
  const parsed = parseStoredText(text);
  if (parsed.ok) return parsed.state;
  console.error('The saved calculator figures cannot be read:', parsed.error);
  return null;
}

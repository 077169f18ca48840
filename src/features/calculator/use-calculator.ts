import {
  type Dispatch,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import {
  CALCULATOR_STORAGE_KEY,
  type CalculatorState,
  DEFAULT_CALCULATOR_STATE,
  PANELS_STORAGE_KEY,
  parseStoredText,
} from '../../domain/calculator';
import { type Projection, projectRevenue } from '../../domain/projection';
import { keepStorage } from '../../platform/lasting-storage';
import { type EditAction, type EditState, editReducer, INITIAL_STATE } from './edit-state';
import { DEFAULT_FORM, formFromState, stateFromForm } from './form/calculator-form';
import { withEarlyInput } from './form/early-input';
import { openStoredText, type StoredText } from './stored-text';

export interface Calculator extends Pick<EditState, 'form' | 'previousForm' | 'undo' | 'isRestored'> {
  /** The numbers of the form, and what they make of a year. */
  readonly state: CalculatorState;
  readonly projection: Projection;
  /** Changes the figures and saves them. */
  readonly dispatch: Dispatch<EditAction>;
  /** The last write to local storage failed, so the figures are lost when the page closes. */
  readonly isUnsaved: boolean;
  /** Ref of the form element. The hook reads from it what the visitor typed before the script started. */
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** Ref of the large total. The bar at the top is visible only while this element is out of sight. */
  readonly totalRef: RefObject<HTMLOutputElement | null>;
}

/**
 * Holds the form: defaults in the prerendered page, then stored figures, then edits, its own and those of other tabs.
 * Saves each edit; `isUnsaved` if storage is blocked or full. `panels`: stored text, null for the starting values.
 */
export function useCalculator(): { readonly calculator: Calculator; readonly panels: string | null } {
  const [state, dispatch] = useReducer(editReducer, INITIAL_STATE);
  const [isFormUnsaved, setFormUnsaved] = useState(false);
  const [arePanelsUnsaved, setPanelsUnsaved] = useState(false);
  const isUnsaved = isFormUnsaved || arePanelsUnsaved;
  const saved = useRef<{ readonly figures: StoredText; readonly panels: StoredText }>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const totalRef = useRef<HTMLOutputElement>(null);

  useLayoutEffect(() => {
    const figures = openStoredText(CALCULATOR_STORAGE_KEY, {
      onSaved: (isSaved) => setFormUnsaved(!isSaved),
      onOtherTab(text) {
        const stored = text === null ? DEFAULT_CALCULATOR_STATE : readStored(text);
        if (stored) dispatch({ type: 'adopt', update: (form) => formFromState(stored, form) });
      },
    });
    const panels = openStoredText(PANELS_STORAGE_KEY, {
      onSaved: (isSaved) => setPanelsUnsaved(!isSaved),
      onOtherTab: (text) => dispatch({ type: 'adopt', panels: text }),
    });
    saved.current = { figures, panels };
    const text = figures.read();
    const storedPanels = panels.read();
    const stored = text === null ? null : readStored(text);
    const restored = stored ? formFromState(stored) : DEFAULT_FORM;
    const form = withEarlyInput(restored, formRef.current);
    if (form !== restored) dispatch({ type: 'replace', form, panels: storedPanels, notice: null });
    else if (stored || storedPanels !== null)
      dispatch({ type: 'adopt', update: () => form, panels: storedPanels });
    // Nothing is stored, so the page already shows the right figures and this may be rendered later.
    else startTransition(() => dispatch({ type: 'adopt' }));
    return () => {
      figures.close();
      panels.close();
    };
  }, []);

  const { form, previousForm, panels, undo, storage, panelsStorage, isRestored } = state;
  useEffect(() => {
    if (storage === 'save') {
      saved.current?.figures.save(JSON.stringify(stateFromForm(form)));
      keepStorage();
    }
    if (storage === 'remove') saved.current?.figures.save(null);
  }, [form, storage]);

  useEffect(() => {
    if (panelsStorage === 'save') saved.current?.panels.save(panels);
  }, [panels, panelsStorage]);

  const figures = useMemo(() => {
    const hotel = stateFromForm(form);
    return { state: hotel, projection: projectRevenue(hotel) };
  }, [form]);
  // The same object while the visitor edits a panel, so the form is not rendered again.
  const calculator = useMemo(
    () => ({ ...figures, form, previousForm, undo, dispatch, isUnsaved, isRestored, formRef, totalRef }),
    [figures, form, previousForm, undo, isUnsaved, isRestored],
  );
  return { calculator, panels };
}

/** Parses stored figures. Text that is not JSON is logged and stays in storage; the result is then null. */
function readStored(text: string): CalculatorState | null {
  const parsed = parseStoredText(text);
  if (parsed.ok) return parsed.state;
  console.error('The saved calculator figures cannot be read:', parsed.error);
  return null;
}

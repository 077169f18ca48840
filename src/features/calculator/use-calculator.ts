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
import { CALCULATOR_STORAGE_KEY, PANELS_STORAGE_KEY } from '../../domain/calculator';
import { keepStorage } from '../../platform/lasting-storage';
import {
  adoptState,
  type CalculatorForm,
  DEFAULT_FORM,
  formFromState,
  stateFromForm,
} from './form/calculator-form';
import { changeForm, changePanels, type FormChange, type Told } from './form/form-reducer';
import { withTypedBefore } from './form/typed-before';
import { storedFigures } from './saved-figures';
import { openSavedText, type SavedText } from './saved-text';

export interface Calculator {
  readonly form: CalculatorForm;
  /** The form before the last edit. All that is typed into one field is one edit. */
  readonly before: CalculatorForm;
  /** What was replaced as a whole, if the person was told. */
  readonly wayBack: WayBack | null;
  /** Does what the person asked for, and saves the outcome. */
  readonly change: Dispatch<FormChange>;
  /** The last write failed: the figures live in this page only. */
  readonly isUnsaved: boolean;
  /** What this device keeps has been looked at. */
  readonly isRestored: boolean;
  /** Belongs on the form element: what was typed before the script arrived is read from it. */
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** Belongs on the big figure: while it can be seen, no other place needs to say it. */
  readonly totalRef: RefObject<HTMLOutputElement | null>;
}

export interface WayBack extends Figures {
  readonly told: Told;
  /** What took their place, before any edit. */
  readonly after: Figures;
}

interface Figures {
  readonly form: CalculatorForm;
  readonly panels: string | null;
}

interface Held extends Figures {
  readonly before: CalculatorForm;
  readonly wayBack: WayBack | null;
  /** What the last edit was made to. */
  readonly edited: string;
  /** What the last change asks of the form's figures on this device; nothing after reading them. */
  readonly storing: 'none' | 'save' | 'forget';
  readonly isRestored: boolean;
}

/** Figures that this device or another tab keeps. What is absent stays as it is. */
interface Adopt {
  readonly type: 'adopt';
  readonly update?: (form: CalculatorForm) => CalculatorForm;
  readonly panels?: string | null;
}

function hold(held: Held, action: FormChange | Adopt): Held {
  const isRestored = true;
  if (action.type === 'undo')
    return held.wayBack ? hold(held, replaceBy(held.wayBack, held, action.told)) : held;
  if (action.type === 'adopt') {
    const { update, panels = held.panels } = action;
    const form = update ? update(held.form) : held.form;
    return { form, before: form, panels, wayBack: null, edited: '', storing: 'none', isRestored };
  }
  const form = changeForm(held.form, action);
  const panels = changePanels(held.panels, action);
  if (action.type === 'panels') return panels === held.panels ? held : { ...held, panels };
  if (form === held.form && panels === held.panels && action.type !== 'reset') return held;
  const edited = [action.type, 'id' in action && action.id, 'field' in action && action.field].join();
  const before = action.type === 'replace' ? form : edited === held.edited ? held.before : held.form;
  const wayBack = wayBackAfter(held, action, { form, panels });
  const storing = action.type === 'reset' ? 'forget' : 'save';
  return { form, before, panels, wayBack, edited, storing, isRestored };
}

/** Edits leave the way back as it is; what they made of the figures is told, and can be had again, when it is taken. */
function wayBackAfter({ form, panels, wayBack }: Held, change: FormChange, after: Figures): WayBack | null {
  if (change.type !== 'replace' && change.type !== 'reset') return wayBack;
  return change.told ? { told: change.told, form, panels, after } : null;
}

/** What was typed since can be had again in its turn. */
function replaceBy({ form, panels, after }: WayBack, now: Figures, told: Told): FormChange {
  const isUntouched = now.form === after.form && now.panels === after.panels;
  return { type: 'replace', form, panels, told: isUntouched ? null : told };
}

const UNTOUCHED: Held = {
  form: DEFAULT_FORM,
  before: DEFAULT_FORM,
  panels: null,
  wayBack: null,
  edited: '',
  storing: 'none',
  isRestored: false,
};

/**
 * The calculator's figures: the defaults in the prerendered page, then what this device keeps, then what is typed.
 * Every change is saved; other open tabs follow. `panels`: their figures as they are stored; null: as they start.
 */
export function useCalculator(): { readonly calculator: Calculator; readonly panels: string | null } {
  const [held, change] = useReducer(hold, UNTOUCHED);
  const [isUnsaved, setUnsaved] = useState(false);
  const saved = useRef<{ readonly figures: SavedText; readonly panels: SavedText }>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const totalRef = useRef<HTMLOutputElement>(null);

  useLayoutEffect(() => {
    const onSaved = (isSaved: boolean) => setUnsaved(!isSaved);
    const figures = openSavedText(CALCULATOR_STORAGE_KEY, {
      onSaved,
      onOtherTab(text) {
        const state = storedFigures(text);
        if (state) change({ type: 'adopt', update: (form) => adoptState(form, state) });
      },
    });
    const panels = openSavedText(PANELS_STORAGE_KEY, {
      onSaved,
      onOtherTab: (text) => change({ type: 'adopt', panels: text }),
    });
    saved.current = { figures, panels };
    const text = figures.read();
    const kept = panels.read();
    const state = text === null ? null : storedFigures(text);
    const restored = state ? formFromState(state) : DEFAULT_FORM;
    const form = withTypedBefore(restored, formRef.current);
    if (form !== restored) change({ type: 'replace', form, panels: kept, told: null });
    else if (state || kept !== null) change({ type: 'adopt', update: () => form, panels: kept });
    // Nothing was kept: what is shown is right, and nothing hurries.
    else startTransition(() => change({ type: 'adopt' }));
    return () => {
      figures.close();
      panels.close();
    };
  }, []);

  useEffect(() => {
    if (held.storing === 'save') {
      saved.current?.figures.save(JSON.stringify(stateFromForm(held.form)));
      keepStorage();
    }
    if (held.storing === 'forget') {
      saved.current?.figures.save(null);
      setUnsaved(false);
    }
  }, [held]);

  const { form, before, panels, wayBack, isRestored } = held;
  useEffect(() => {
    // Before that the text on this device has not been read.
    if (isRestored) saved.current?.panels.save(panels);
  }, [panels, isRestored]);

  // The same object while only a panel is edited: the form is then left alone.
  const calculator = useMemo(
    () => ({ form, before, wayBack, change, isUnsaved, isRestored, formRef, totalRef }),
    [form, before, wayBack, isUnsaved, isRestored],
  );
  return { calculator, panels };
}

import {
  type Dispatch,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { keepStorage } from '../../platform/lasting-storage';
import {
  adoptState,
  type CalculatorForm,
  DEFAULT_FORM,
  formFromState,
  stateFromForm,
} from './form/calculator-form';
import { changeForm, type FormChange, type Told } from './form/form-reducer';
import { withTypedBefore } from './form/typed-before';
import { openSavedFigures, type SavedFigures } from './saved-figures';

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

export interface WayBack {
  readonly told: Told;
  readonly form: CalculatorForm;
  /** What took its place, before any edit. */
  readonly after: CalculatorForm;
}

interface Held {
  readonly form: CalculatorForm;
  readonly before: CalculatorForm;
  readonly wayBack: WayBack | null;
  /** What the last edit was made to. */
  readonly edited: string;
  /** What the last change asks of the figures on this device; nothing after reading them. */
  readonly storing: 'none' | 'save' | 'forget';
  readonly isRestored: boolean;
}

type Action =
  | FormChange
  | { readonly type: 'adopt'; readonly update: (form: CalculatorForm) => CalculatorForm };

function hold(held: Held, action: Action): Held {
  const isRestored = true;
  if (action.type === 'adopt') {
    const form = action.update(held.form);
    return { form, before: form, wayBack: null, edited: '', storing: 'none', isRestored };
  }
  const form = changeForm(held.form, action);
  if (form === held.form && action.type !== 'reset') return held;
  const edited = [action.type, 'id' in action && action.id, 'field' in action && action.field].join();
  const before = action.type === 'replace' ? form : edited === held.edited ? held.before : held.form;
  const wayBack = wayBackAfter(held, action, form);
  return { form, before, wayBack, edited, storing: action.type === 'reset' ? 'forget' : 'save', isRestored };
}

/** Edits leave the way back as it is; what they made of the form is told, and can be had again, when it is taken. */
function wayBackAfter({ form, wayBack }: Held, change: FormChange, after: CalculatorForm): WayBack | null {
  if (change.type !== 'replace' && change.type !== 'reset') return wayBack;
  return change.told ? { told: change.told, form, after } : null;
}

const UNTOUCHED: Held = {
  form: DEFAULT_FORM,
  before: DEFAULT_FORM,
  wayBack: null,
  edited: '',
  storing: 'none',
  isRestored: false,
};

/**
 * The calculator's figures: the defaults in the prerendered page, then what this device keeps, then what is typed.
 * Every change is saved; other open tabs follow.
 */
export function useCalculator(): Calculator {
  const [held, change] = useReducer(hold, UNTOUCHED);
  const [isUnsaved, setUnsaved] = useState(false);
  const saved = useRef<SavedFigures>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const totalRef = useRef<HTMLOutputElement>(null);

  useLayoutEffect(() => {
    const figures = openSavedFigures({
      onSaved: (isSaved) => setUnsaved(!isSaved),
      onOtherTab: (state) => change({ type: 'adopt', update: (form) => adoptState(form, state) }),
    });
    saved.current = figures;
    const state = figures.read();
    const restored = state ? formFromState(state) : DEFAULT_FORM;
    const form = withTypedBefore(restored, formRef.current);
    if (form !== restored) change({ type: 'replace', form, told: null });
    else if (state) change({ type: 'adopt', update: () => form });
    // Nothing was kept: what is shown is right, and nothing hurries.
    else startTransition(() => change({ type: 'adopt', update: (shown) => shown }));
    return figures.close;
  }, []);

  useEffect(() => {
    if (held.storing === 'save') {
      saved.current?.save(stateFromForm(held.form));
      keepStorage();
    }
    if (held.storing === 'forget') {
      saved.current?.forget();
      setUnsaved(false);
    }
  }, [held]);

  const { form, before, wayBack, isRestored } = held;
  return { form, before, wayBack, change, isUnsaved, isRestored, formRef, totalRef };
}

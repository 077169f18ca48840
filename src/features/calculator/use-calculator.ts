import {
  type Dispatch,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import {
  adoptState,
  type CalculatorForm,
  DEFAULT_FORM,
  formFromState,
  stateFromForm,
} from './form/calculator-form';
import { changeForm, type FormChange } from './form/form-reducer';
import { withTypedBefore } from './form/typed-before';
import { openSavedFigures, type SavedFigures } from './saved-figures';

export interface Calculator {
  readonly form: CalculatorForm;
  /** Does what the person asked for, and saves the outcome. */
  readonly change: Dispatch<FormChange>;
  /** The last write failed: the figures live in this page only. */
  readonly isUnsaved: boolean;
  /** What this device keeps has been looked at. */
  readonly isRestored: boolean;
  /** Belongs on the form element: what was typed before the script arrived is read from it. */
  readonly formRef: RefObject<HTMLFormElement | null>;
}

interface Held {
  readonly form: CalculatorForm;
  /** What the last change asks of the figures on this device; nothing after reading them. */
  readonly storing: 'none' | 'save' | 'forget';
  readonly isRestored: boolean;
}

type Action =
  | FormChange
  | { readonly type: 'adopt'; readonly update: (form: CalculatorForm) => CalculatorForm };

function hold(held: Held, action: Action): Held {
  const isRestored = true;
  if (action.type === 'adopt') return { form: action.update(held.form), storing: 'none', isRestored };
  const form = changeForm(held.form, action);
  if (form === held.form && action.type !== 'reset') return held;
  return { form, storing: action.type === 'reset' ? 'forget' : 'save', isRestored };
}

/**
 * The calculator's figures: the defaults in the prerendered page, then what this device keeps, then what is typed.
 * Every change is saved; other open tabs follow.
 */
export function useCalculator(): Calculator {
  const [held, change] = useReducer(hold, { form: DEFAULT_FORM, storing: 'none', isRestored: false });
  const [isUnsaved, setUnsaved] = useState(false);
  const saved = useRef<SavedFigures>(null);
  const formRef = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    const figures = openSavedFigures({
      onSaved: (isSaved) => setUnsaved(!isSaved),
      onOtherTab: (state) => change({ type: 'adopt', update: (form) => adoptState(form, state) }),
    });
    saved.current = figures;
    const state = figures.read();
    const restored = state ? formFromState(state) : DEFAULT_FORM;
    const form = withTypedBefore(restored, formRef.current);
    change(form === restored ? { type: 'adopt', update: () => restored } : { type: 'replace', form });
    return figures.close;
  }, []);

  useEffect(() => {
    if (held.storing === 'save') saved.current?.save(stateFromForm(held.form));
    if (held.storing === 'forget') {
      saved.current?.forget();
      setUnsaved(false);
    }
  }, [held]);

  return { form: held.form, change, isUnsaved, isRestored: held.isRestored, formRef };
}

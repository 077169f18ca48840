import { type Dispatch, useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { dismissToasts, showToast } from '../../../components/toast-store';
import { share } from '../../../content/copy/calculator-take-along';
import { DEFAULT_CALCULATOR_STATE } from '../../../domain/calculator';
import { formatRupees } from '../../../domain/money';
import { isMarked, type PanelFigures, panelsText, STARTING_PANELS } from '../../../domain/panel-figures';
import { projectRevenue } from '../../../domain/projection';
import { clearHash, onHashChange, readHash } from '../../../platform/address-hash';
import { useCalculatorView } from '../calculator-context';
import type { EditAction } from '../edit-state';
import { formFromState } from '../form/calculator-form';
import { useScenario } from '../panels/scenario';
import { areSameFigures, type LinkContent, readFigures } from './figures-link';

const copy = share.received;
/** Subject of the toast that asks. */
const QUESTION = 'linked-figures';

/** Reads the figures in the URL's hash. Asks before it replaces the visitor's own. Renders nothing. Throws outside <ScenarioProvider>. */
export function LinkedFigures() {
  const { state, dispatch, isRestored } = useCalculatorView();
  const { figures } = useScenario();
  const current = useRef({ state, marks: figures });
  useEffect(() => {
    current.current = { state, marks: figures };
  }, [state, figures]);
  useEffect(() => {
    if (!isRestored) return;
    const check = () => {
      dismissToasts(QUESTION);
      offerLinkedFigures(readHash(), () => current.current, dispatch);
    };
    check();
    const stop = onHashChange(check);
    return () => {
      stop();
      dismissToasts(QUESTION);
    };
  }, [isRestored, dispatch]);
  return null;
}

/** Shows the figures of a link, with Undo. Asks in a toast first if the visitor has changed the default figures. */
function offerLinkedFigures(
  hash: string,
  own: () => LinkContent & { readonly marks: PanelFigures },
  dispatch: Dispatch<EditAction>,
): void {
  const read = readFigures(hash);
  if (read === null) return;
  if (read === 'unreadable') {
    clearHash();
    showToast({ tone: 'error', title: copy.unreadable, text: copy.unreadableText, subject: 'calculator' });
    return;
  }

  const keep = () => {
    dismissToasts(QUESTION);
    clearHash();
  };

  const show = () => {
    keep();
    const { marks } = own();
    // Without a marked month on either side the stored panels do not change.
    const panels =
      isMarked(marks) || isMarked(read.marks) ? { panels: panelsText({ ...marks, ...read.marks }) } : {};
    dispatch({ type: 'replace', form: formFromState(read.state), ...panels, notice: { title: copy.shown } });
  };

  const untouched = { state: DEFAULT_CALCULATOR_STATE, marks: STARTING_PANELS };
  if (areSameFigures(own(), read)) clearHash();
  else if (areSameFigures(own(), untouched)) show();
  else {
    showToast({
      tone: 'neutral',
      subject: QUESTION,
      title: copy.title,
      text: copy.text({
        hotel: read.state.hotelName.trim(),
        rooms: read.state.roomTypes.length,
        total: formatRupees(projectRevenue(read.state).totalAnnualRevenue),
      }),
      actions: (
        <>
          <Button size="sm" onClick={show}>
            {copy.use}
          </Button>
          <Button visual="line" size="sm" onClick={keep}>
            {copy.keep}
          </Button>
        </>
      ),
    });
  }
}

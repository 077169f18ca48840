import { type Dispatch, useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { dismissToasts, showToast } from '../../../components/toast-store';
import { share } from '../../../content/copy/calculator-sharing';
import { DEFAULT_CALCULATOR_STATE } from '../../../domain/calculator';
import { formatRupees } from '../../../domain/money';
import {
  DEFAULT_PANELS,
  hasMarkedMonths,
  type PanelFigures,
  panelsText,
} from '../../../domain/panel-figures';
import { projectRevenue } from '../../../domain/projection';
import { clearHash, onHashChange, readHash } from '../../../platform/address-hash';
import { useCalculatorContext } from '../calculator-context';
import type { EditAction } from '../edit-state';
import { formFromState } from '../form/calculator-form';
import { usePanelInput } from '../panels/panel-input';
import { haveSameLink, type LinkContent, parseLinkHash } from './link-hash';

const copy = share.received;
/** Subject of the toast that asks. */
const QUESTION = 'received-link';

/** Reads the figures in the URL's hash. Asks before it replaces the visitor's own. Renders nothing. Throws outside <PanelInputProvider>. */
export function ReceivedLink() {
  const { state, dispatch, isRestored } = useCalculatorContext();
  const { figures } = usePanelInput();
  const current = useRef({ state, marks: figures });
  useEffect(() => {
    current.current = { state, marks: figures };
  }, [state, figures]);
  useEffect(() => {
    if (!isRestored) return;
    const check = () => {
      dismissToasts(QUESTION);
      offerFigures(readHash(), () => current.current, dispatch);
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
function offerFigures(
  hash: string,
  own: () => LinkContent & { readonly marks: PanelFigures },
  dispatch: Dispatch<EditAction>,
): void {
  const read = parseLinkHash(hash);
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
      hasMarkedMonths(marks) || hasMarkedMonths(read.marks)
        ? { panels: panelsText({ ...marks, ...read.marks }) }
        : {};
    dispatch({ type: 'replace', form: formFromState(read.state), ...panels, notice: { title: copy.shown } });
  };

  const untouched = { state: DEFAULT_CALCULATOR_STATE, marks: DEFAULT_PANELS };
  if (haveSameLink(own(), read)) clearHash();
  else if (haveSameLink(own(), untouched)) show();
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

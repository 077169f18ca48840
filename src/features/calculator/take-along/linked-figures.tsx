import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { dismissToast, showToast } from '../../../components/toast-store';
import { share } from '../../../content/copy/calculator-take-along';
import { DEFAULT_CALCULATOR_STATE } from '../../../domain/calculator';
import { formatRupees } from '../../../domain/money';
import { isMarked, type PanelFigures, panelsText, STARTING_PANELS } from '../../../domain/panel-figures';
import { projectRevenue } from '../../../domain/projection';
import { clearHash, onHashChange, readHash } from '../../../platform/address-hash';
import { useCalculatorView } from '../calculator-context';
import { formFromState, stateFromForm } from '../form/calculator-form';
import type { FormChange } from '../form/form-reducer';
import { useScenario } from '../panels/scenario';
import { areSameFigures, type LinkContent, readFigures } from './figures-link';

const copy = share.received;

/** Figures that came with the address, looked at once this device's own are known. Renders nothing. */
export function LinkedFigures() {
  const { form, change, isRestored } = useCalculatorView();
  const { figures } = useScenario();
  const current = useRef({ form, figures });
  useEffect(() => {
    current.current = { form, figures };
  }, [form, figures]);
  useEffect(() => {
    if (!isRestored) return;
    let withdraw = () => {};
    const check = () => {
      withdraw();
      const mine = () => ({ state: stateFromForm(current.current.form), marks: current.current.figures });
      withdraw = offerLinkedFigures(readHash(), mine, change);
    };
    check();
    const stop = onHashChange(check);
    return () => {
      stop();
      withdraw();
    };
  }, [isRestored, change]);
  return null;
}

/**
 * Shows the figures of an address, with the way back. Where there are figures of one's own it asks first.
 * Returns the way to take back what is being asked.
 */
function offerLinkedFigures(
  hash: string,
  mine: () => LinkContent & { readonly marks: PanelFigures },
  change: (change: FormChange) => void,
): () => void {
  let asked: number | null = null;
  const withdraw = () => {
    if (asked !== null) dismissToast(asked);
    asked = null;
  };

  const read = readFigures(hash);
  if (read.kind === 'none') return withdraw;
  if (read.kind === 'unreadable') {
    clearHash();
    showToast({ tone: 'error', title: copy.unreadable, text: copy.unreadableText, subject: 'calculator' });
    return withdraw;
  }

  const show = () => {
    withdraw();
    clearHash();
    const form = formFromState(read.state);
    change({ type: 'replace', form, ...panelsWith(mine().marks, read.marks), told: { title: copy.shown } });
  };

  const keep = () => {
    withdraw();
    clearHash();
  };

  const untouched = { state: DEFAULT_CALCULATOR_STATE, marks: STARTING_PANELS };
  if (areSameFigures(mine(), read)) clearHash();
  else if (areSameFigures(mine(), untouched)) show();
  else {
    asked = showToast({
      tone: 'neutral',
      subject: 'calculator',
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
  return withdraw;
}

/** The visitor's own panels with the months of a link. Absent where neither marks a month: then nothing changes. */
function panelsWith(mine: PanelFigures, marks: LinkContent['marks']): { panels?: string } {
  return isMarked(mine) || isMarked(marks) ? { panels: panelsText({ ...mine, ...marks }) } : {};
}

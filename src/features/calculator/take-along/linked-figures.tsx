import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { dismissToast, showToast } from '../../../components/toast-store';
import { share } from '../../../content/copy/calculator-take-along';
import { DEFAULT_CALCULATOR_STATE } from '../../../domain/calculator';
import { formatRupees } from '../../../domain/money';
import { projectRevenue } from '../../../domain/projection';
import { clearHash, onHashChange, readHash } from '../../../platform/address-hash';
import { useCalculatorView } from '../calculator-context';
import { type CalculatorForm, formFromState, stateFromForm } from '../form/calculator-form';
import type { FormChange } from '../form/form-reducer';
import { areSameFigures, readFigures } from './figures-link';

const copy = share.received;

/** Figures that came with the address, looked at once this device's own are known. Renders nothing. */
export function LinkedFigures() {
  const { form, change, isRestored } = useCalculatorView();
  const current = useRef(form);
  useEffect(() => {
    current.current = form;
  }, [form]);
  useEffect(() => {
    if (!isRestored) return;
    let withdraw = () => {};
    const look = () => {
      withdraw();
      withdraw = offerLinkedFigures(readHash(), () => current.current, change);
    };
    look();
    const stop = onHashChange(look);
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
  current: () => CalculatorForm,
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
    change({ type: 'replace', form: formFromState(read.state), told: { title: copy.shown } });
  };

  const keep = () => {
    withdraw();
    clearHash();
  };

  const mine = stateFromForm(current());
  if (areSameFigures(mine, read.state)) clearHash();
  else if (areSameFigures(mine, DEFAULT_CALCULATOR_STATE)) show();
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

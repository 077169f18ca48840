import { type Dispatch, useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { dismissToasts, showToast } from '../../../components/toast-store';
import { calculatorSharingCopy } from '../../../content/copy/calculator-sharing';
import { DEFAULT_HOTEL } from '../../../domain/calculator/hotel-figures';
import { DEFAULT_PANELS, hasMarkedMonths } from '../../../domain/calculator/panel-figures';
import { projectRevenue } from '../../../domain/calculator/projection';
import { formatRupees } from '../../../domain/money';
import { clearHash, onHashChange, readHash } from '../../../platform/address-hash';
import { stopAll } from '../../../platform/listen';
import { useCalculatorContext, usePanelInput } from '../state/calculator-context';
import type { EditAction } from '../state/edit-state';
import { hotelFormFrom } from '../state/hotel-form';
import { panelsFormFrom } from '../state/panels-form';
import type { Calculator, PanelInput } from '../state/use-calculator';
import { linkHash, parseLinkHash } from './link-hash';

const copy = calculatorSharingCopy.received;
/** The group of the toast that asks. */
const questionToastGroup = 'received-link';
type OwnFigures = PanelInput & Pick<Calculator, 'figures'>;

/**
 * Reads a calculator link from the URL's hash, at mount and at each `hashchange`. Renders nothing. Throws outside `BelowForm`.
 * - A link with the visitor's own figures is only removed.
 * - A link replaces the default figures at once, with Undo.
 * - Otherwise a toast asks first, and the link stays until the answer.
 * - A damaged link is removed with an error toast.
 */
export function ReceivedLink() {
  const { figures, dispatch } = useCalculatorContext();
  const input = usePanelInput();
  const own = useRef<OwnFigures>({ figures, ...input });
  useEffect(() => {
    own.current = { figures, ...input };
  }, [figures, input]);
  useEffect(() => {
    const check = () => {
      dismissToasts(questionToastGroup);
      offerFigures(readHash(), () => own.current, dispatch);
    };
    check();
    return stopAll([onHashChange(check), () => dismissToasts(questionToastGroup)]);
  }, [dispatch]);
  return null;
}

function offerFigures(hash: string, own: () => OwnFigures, dispatch: Dispatch<EditAction>): void {
  const received = parseLinkHash(hash);
  if (received === null) return;
  if (received === 'unreadable') {
    clearHash();
    showToast({ tone: 'error', title: copy.unreadable, text: copy.unreadableText, group: 'calculator' });
    return;
  }
  const { figures, seasonPlan } = received;

  const keep = () => {
    dismissToasts(questionToastGroup);
    clearHash();
  };

  const show = () => {
    keep();
    const { panelFigures, panels } = own();
    // Without a marked month on either side the panels do not change.
    const isMarked = hasMarkedMonths(panelFigures) || hasMarkedMonths(seasonPlan);
    const changed = isMarked ? { panels: panelsFormFrom({ ...panelFigures, ...seasonPlan }, panels) } : {};
    dispatch({ type: 'use-link', hotel: hotelFormFrom(figures), ...changed });
  };

  const ownHash = linkHash(own().figures, own().panelFigures);
  if (ownHash === linkHash(figures, seasonPlan)) clearHash();
  else if (ownHash === linkHash(DEFAULT_HOTEL, DEFAULT_PANELS)) show();
  else {
    showToast({
      tone: 'neutral',
      group: questionToastGroup,
      title: copy.title,
      text: copy.text({
        hotel: figures.hotelName.trim(),
        rooms: figures.roomTypes.length,
        total: formatRupees(projectRevenue(figures).totalAnnualRevenue),
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

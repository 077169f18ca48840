import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../components/button';
import { dismissToasts, showToast } from '../../../components/toast-store';
import { calculatorSharingCopy } from '../../../content/copy/calculator/sharing';
import { DEFAULT_HOTEL } from '../../../domain/calculator/hotel-input';
import { DEFAULT_PANELS } from '../../../domain/calculator/panel-input';
import { projectRevenue } from '../../../domain/calculator/projection';
import { formatRupees } from '../../../domain/money';
import { combineCleanups } from '../../../platform/listen';
import { clearHash, onHashChange, readHash } from '../../../platform/location-hash';
import { useCalculator, usePanels } from '../state/calculator-provider';
import { parseLinkHash, serializeLinkHash } from './link-hash';

const copy = calculatorSharingCopy.received;

/**
 * Uses a calculator link in the URL's hash, now and after each `hashchange`. Renders nothing. Ignores any other hash.
 * - If the visitor has not changed hotel and seasons, the content of the link replaces them, and can be undone.
 * - If the visitor has entered something else than the link contains, a toast asks first. The link stays in the URL until the
 *   answer. In all other cases the link is removed from the URL at once.
 * - A damaged link shows an error toast. A link to the current hotel and seasons changes nothing.
 */
export function ReceivedLinkHandler() {
  const { hotelInput, dispatch } = useCalculator();
  const { panelInput } = usePanels();
  const checkHash = useEffectEvent(() => {
    dismissToasts('received-link');
    const received = parseLinkHash(readHash());
    if (received === null) return;
    if (received === 'unreadable') {
      clearHash();
      showToast({ ...copy.unreadable, tone: 'error', group: 'calculator' });
      return;
    }

    const removeLink = () => {
      dismissToasts('received-link');
      clearHash();
    };

    const replaceInput = () => {
      removeLink();
      dispatch({ type: 'use-link', ...received });
    };

    const ownHash = serializeLinkHash(hotelInput, panelInput);
    if (ownHash === serializeLinkHash(received.hotelInput, received.seasonPlan)) clearHash();
    else if (ownHash === serializeLinkHash(DEFAULT_HOTEL, DEFAULT_PANELS)) replaceInput();
    else {
      showToast({
        tone: 'neutral',
        group: 'received-link',
        title: copy.title,
        text: copy.text({
          hotel: received.hotelInput.hotelName.trim(),
          roomTypeCount: received.hotelInput.roomTypes.length,
          total: formatRupees(projectRevenue(received.hotelInput).revenue),
        }),
        actions: (
          <>
            <Button size="sm" onClick={replaceInput}>
              {copy.use}
            </Button>
            <Button variant="outline" size="sm" onClick={removeLink}>
              {copy.keep}
            </Button>
          </>
        ),
      });
    }
  });
  useEffect(() => {
    checkHash();
    return combineCleanups([onHashChange(() => checkHash()), () => dismissToasts('received-link')]);
  }, []);
  return null;
}

import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  kept,
  openCalculator,
  openPanel,
  otherTabWrites,
  PANELS_KEY,
  setText,
  storedRoom,
} from './calculator-page';

const months = 'Your year by months';
const losing = 'Which months lose money';
const hotel = { hotelName: 'Lake Road Inn', operatingDays: 365, roomTypes: [storedRoom('a', 'Room')] };

test('what is typed in the panels is kept, and only reading it writes nothing', async () => {
  const { leave } = openCalculator();
  setText((await openPanel('What the OTAs keep')).getByLabelText('Commission'), '22');
  setText((await openPanel(months)).getByLabelText('Season of July'), 'closed');
  leave();
  expect(kept(PANELS_KEY)).toMatchObject({ version: 1, commission: 22, fixedCosts: null });
  expect(kept()).toBeNull();
  const stored = kept(PANELS_KEY);
  openCalculator(undefined, stored);
  expect((await openPanel('What the OTAs keep')).getByLabelText('Commission')).toHaveProperty('value', '22');
  expect((await openPanel(months)).getByLabelText('Season of July')).toHaveProperty('value', 'closed');
  expect(kept(PANELS_KEY)).toEqual(stored);
});

test('what another version stored is left alone until a panel is edited', async () => {
  const other = { version: 9, commission: 1 };
  openCalculator(undefined, other);
  const panel = await openPanel('What the OTAs keep');
  expect(panel.getByLabelText('Commission')).toHaveProperty('value', '18');
  expect(kept(PANELS_KEY)).toEqual(other);
  setText(panel.getByLabelText('Commission'), '19');
  expect(kept(PANELS_KEY)).toMatchObject({ version: 1, commission: 19 });
});

test('panels follow another tab, and keep the text of the field in use', async () => {
  openCalculator();
  const panel = await openPanel('What the OTAs keep');
  setText(panel.getByLabelText('Commission'), '18.0');
  act(() => otherTabWrites(JSON.stringify({ version: 1, commission: 18, gst: 5 }), PANELS_KEY));
  expect(panel.getByLabelText('GST on the commission')).toHaveProperty('value', '5');
  expect(panel.getByLabelText('Commission')).toHaveProperty('value', '18.0');
  act(() => otherTabWrites(null, PANELS_KEY));
  expect(panel.getByLabelText('GST on the commission')).toHaveProperty('value', '18');
});

test('Reset Form empties what both keys hold, and Undo brings both back', async () => {
  const { user } = openCalculator(hotel, { version: 1, months: [3], fixedCosts: 5000 });
  const panel = await openPanel(losing);
  expect(panel.getByLabelText('Fixed costs in a month')).toHaveProperty('value', '5000');
  await user.click(screen.getByRole('button', { name: 'Reset Form' }));
  expect(panel.getByLabelText('Fixed costs in a month')).toHaveProperty('value', '');
  expect([kept(), kept(PANELS_KEY)]).toEqual([null, null]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(panel.getByLabelText('Fixed costs in a month')).toHaveProperty('value', '5000');
  await waitFor(() => expect(kept()).toEqual(hotel));
  expect(kept(PANELS_KEY)).toEqual({ version: 1, months: [3], fixedCosts: 5000 });
});

import { expect, test } from 'vitest';
import { DEFAULT_PANELS, serializePanels } from '../../../../../src/domain/calculator/panel-figures';
import { editReducer, INITIAL_STATE } from '../../../../../src/features/calculator/state/edit-state';

test('after a reset, Undo restores the hotel also if another tab stored panels', () => {
  const field = { type: 'hotel-field', field: 'hotelName', text: 'Lake Road Inn' } as const;
  const typed = editReducer(INITIAL_STATE, field);
  const reset = editReducer(typed, { type: 'reset' });
  const text = serializePanels({ ...DEFAULT_PANELS, moved: 25 });
  const adopted = editReducer(reset, { type: 'adopt-panels', text });
  expect(adopted.input.panels.moved).toBe('25');
  const undone = editReducer(adopted, { type: 'undo' });
  expect(undone.input.hotel.hotelName).toBe('Lake Road Inn');
});

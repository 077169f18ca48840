import { expect, test } from 'vitest';
import { DEFAULT_PANELS, serializePanels } from '../../../../src/domain/calculator/panel-figures';
import { editReducer, INITIAL_STATE } from '../../../../src/features/calculator/edit-state';

test('after a reset, panels from another tab leave the form to Undo', () => {
  const field = { type: 'hotel-field', field: 'hotelName', text: 'Lake Road Inn' } as const;
  const typed = editReducer(INITIAL_STATE, field);
  const reset = editReducer(typed, { type: 'reset' });
  const text = serializePanels({ ...DEFAULT_PANELS, moved: 25 });
  const adopted = editReducer(reset, { type: 'adopt-panels', text });
  expect(adopted.input.panels.moved).toBe('25');
  const undone = editReducer(adopted, { type: 'undo' });
  expect(undone.input.form.hotelName).toBe('Lake Road Inn');
});

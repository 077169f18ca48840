import { expect, test } from 'vitest';
import { MAX_ROOM_TYPES, newRoomType } from '../../../../../src/domain/calculator/hotel-input';
import { DEFAULT_PANELS } from '../../../../../src/domain/calculator/panel-input';
import {
  type CalculatorAction,
  type CalculatorState,
  calculatorReducer,
  INITIAL_CALCULATOR_STATE,
} from '../../../../../src/features/calculator/state/calculator-state';

const INN = { hotelName: 'Inn', operatingDays: 365, roomTypes: ['a', 'b', 'c'].map(newRoomType) };
const ADOPT_INN = { type: 'adopt-hotel', hotelInput: INN } as const;
const UNDO = { type: 'undo' } as const;
const RESET = { type: 'reset' } as const;
const USE_LINK = { type: 'use-link', hotelInput: INN, seasonPlan: DEFAULT_PANELS } as const;
const ADD_ROOM_TYPE = { type: 'add-room-type' } as const;
const typeName = (text: string) => ({ type: 'edit-hotel-field', field: 'hotelName', text }) as const;
const ADOPT_PANELS = { type: 'adopt-panels', panelInput: { ...DEFAULT_PANELS, movedShare: 25 } } as const;

function after(...actions: readonly CalculatorAction[]): CalculatorState {
  return actions.reduce(calculatorReducer, INITIAL_CALCULATOR_STATE);
}

/** The hotel "Inn" of storage without its second room type. */
function afterRemoval(...actions: readonly CalculatorAction[]): CalculatorState {
  const roomType = after(ADOPT_INN).formValues.hotelForm.roomTypes[1];
  if (!roomType) throw new Error('the hotel has no second room type');
  return after(ADOPT_INN, { type: 'remove-room-type', roomType, index: 1 }, ...actions);
}

const earlyInput = new FormData();
earlyInput.set('hotelName', 'Hill View');

const idsOf = ({ formValues }: CalculatorState) => formValues.hotelForm.roomTypes.map(({ id }) => id);

test('Undo of a removal puts the room type back in its place and keeps later edits', () => {
  expect(idsOf(afterRemoval())).toEqual(['a', 'c']);
  const undone = afterRemoval(typeName('Hill View'), UNDO);
  expect(idsOf(undone)).toEqual(['a', 'b', 'c']);
  expect(undone.formValues.hotelForm.hotelName).toBe('Hill View');
  expect(undone.undo).toBeNull();
});

test.each<[string, CalculatorAction]>([
  ['an added room type', ADD_ROOM_TYPE],
  ['the figures of another tab', ADOPT_INN],
  ['early input', { type: 'adopt-early-input', controls: earlyInput }],
])('after a removal, %s clears the undo step', (_name, action) => {
  expect(afterRemoval(action).undo).toBeNull();
});

test('of the early input in a slider and its number field, the field counts', () => {
  const occupancyOf = (slider: string, field: string) => {
    const controls = new FormData();
    for (const text of [slider, field]) controls.append('occupancyRate', text);
    const { formValues } = after(ADOPT_INN, { type: 'adopt-early-input', controls });
    return formValues.hotelForm.roomTypes[0]?.occupancyRate;
  };
  expect([occupancyOf('60', '70'), occupancyOf('60', '85'), occupancyOf('70', '85')]).toEqual([
    '60',
    '85',
    '85',
  ]);
});

test.each<[string, CalculatorAction]>([
  ['an edit of the hotel', typeName('Hill View')],
  ['an edit of a panel', { type: 'edit-panel-field', field: 'movedShare', text: '20' }],
  ['panels that another tab stored', ADOPT_PANELS],
])('after a removal, %s keeps the undo step', (_name, action) => {
  expect(afterRemoval(action).undo).toMatchObject({ undoes: 'removal', index: 1 });
});

test('all key presses in one field are one edit, and each press on Add Room is one', () => {
  const typePrice = (id: string, text: string) =>
    ({ type: 'edit-room-type-field', id, field: 'averagePrice', text }) as const;
  const edits = [
    [ADD_ROOM_TYPE],
    [ADD_ROOM_TYPE],
    [typePrice('1', '4'), typePrice('1', '40')],
    [typePrice('room-1', '4'), typePrice('room-1', '40')],
    [typeName('I'), typeName('In')],
  ];
  let state = INITIAL_CALCULATOR_STATE;
  for (const actions of edits) {
    const { hotelForm } = state.formValues;
    state = actions.reduce<CalculatorState>(calculatorReducer, state);
    expect(state.baselineForm).toBe(hotelForm);
  }
});

test('an added room type keeps the undo step of a reset', () => {
  expect(after(ADOPT_INN, RESET, ADD_ROOM_TYPE).undo).toMatchObject({ undoes: 'reset' });
});

test.each([RESET, USE_LINK])(
  'Undo of $type without later edits restores the input and cannot be undone',
  (action) => {
    const state = after(ADOPT_INN, typeName('Hill View'));
    const undone = [action, UNDO].reduce(calculatorReducer, state);
    expect(undone).toMatchObject({ formValues: state.formValues, undo: null });
  },
);

test.each([RESET, USE_LINK])('an Undo of $type that overwrites later edits can be undone, once', (action) => {
  const undone = after(typeName('Inn 1'), action, typeName('Inn 2'), UNDO);
  expect(undone.formValues.hotelForm.hotelName).toBe('Inn 1');
  expect(undone.undo).toMatchObject({ undoes: 'undo' });
  const twice = calculatorReducer(undone, UNDO);
  expect(twice.formValues.hotelForm.hotelName).toBe('Inn 2');
  expect(twice.undo).toBeNull();
});

test('after a reset, Undo restores the hotel even if another tab stored panels', () => {
  const adopted = after(typeName('Inn'), RESET, ADOPT_PANELS);
  expect(adopted.formValues.panelForm.movedShare).toBe('25');
  expect(calculatorReducer(adopted, UNDO).formValues.hotelForm.hotelName).toBe('Inn');
});

test('a reset empties the typed texts of the panels, and Undo restores them as typed', () => {
  const typed = after({ type: 'edit-panel-field', field: 'commission', text: '18.0' });
  expect(calculatorReducer(typed, RESET).formValues.panelForm.commission).toBe('18');
  expect([RESET, UNDO].reduce(calculatorReducer, typed).formValues.panelForm.commission).toBe('18.0');
});

test('a refused edit, and Undo without a step, change nothing', () => {
  const full = after(...Array.from({ length: MAX_ROOM_TYPES - 1 }, () => ADD_ROOM_TYPE));
  expect(calculatorReducer(full, ADD_ROOM_TYPE)).toBe(full);
  const [roomType] = INITIAL_CALCULATOR_STATE.formValues.hotelForm.roomTypes;
  if (!roomType) throw new Error('the default hotel has no room type');
  expect(after({ type: 'remove-room-type', roomType, index: 0 })).toBe(INITIAL_CALCULATOR_STATE);
  expect(after(UNDO)).toBe(INITIAL_CALCULATOR_STATE);
});

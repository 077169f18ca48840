import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { NumberField } from '../../../../src/features/calculator/fields/number-field';

const PERCENT = { unit: 'percent', minimum: 0, maximum: 100 } as const;

/** A field outside the calculator, with its own text and check. */
function Discount() {
  const [text, setText] = useState('10');
  const error = Number(text) > 100 || text === '' ? 'A discount is from 0 to 100.' : undefined;
  return <NumberField rule={PERCENT} label="Discount" error={error} text={text} onTextChange={setText} />;
}

function open() {
  onTestFinished(cleanup);
  render(<Discount />);
  return { user: userEvent.setup(), field: screen.getByLabelText('Discount') };
}

test('a percentage field has its limits as attributes and keeps any typed text', async () => {
  const { user, field } = open();
  expect([field.getAttribute('min'), field.getAttribute('max')]).toEqual(['0', '100']);
  await user.type(field, '5');
  expect(field).toHaveProperty('value', '105');
});

test('an error is shown at once, and describes the field', async () => {
  const { user, field } = open();
  await user.type(field, '5');
  const message = screen.getByText('A discount is from 0 to 100.');
  expect(field.getAttribute('aria-describedby')).toBe(message.id);
});

test('the error of an emptied field is shown when the focus leaves it', async () => {
  const { user, field } = open();
  await user.clear(field);
  expect(screen.queryByText('A discount is from 0 to 100.')).toBeNull();
  await user.tab();
  expect(screen.getByText('A discount is from 0 to 100.')).toBeDefined();
});

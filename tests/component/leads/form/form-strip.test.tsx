import { cleanup, render } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { FormStrip, loadFormHouse } from '../../../../src/leads/form/form-strip';

const changed = (place: Element) => [
  place.querySelectorAll('.now').length,
  place.querySelectorAll('.was').length,
];

test('only the windows of the last change fade, and a rendering without a change leaves them alone', async () => {
  onTestFinished(cleanup);
  const draw = await loadFormHouse();
  const strip = (completed: number) => <FormStrip id="t" completed={completed} draw={draw} />;
  const { container, rerender } = render(strip(1));
  expect(changed(container)).toEqual([0, 0]);
  rerender(strip(3));
  expect(changed(container)).toEqual([2, 0]);
  const fading = container.querySelector('.now');
  rerender(strip(3));
  expect(container.querySelector('.now')).toBe(fading);
  rerender(strip(2));
  expect(changed(container)).toEqual([0, 1]);
});

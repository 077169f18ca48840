import { fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { appShellCopy } from '../../../../src/content/copy/app-shell';
import { newsletterCopy } from '../../../../src/content/copy/newsletter';
import { NewsletterForm } from '../../../../src/features/newsletter/newsletter-form';
import { hasTypedText } from '../../../../src/platform/typed-text';

function openForm({ isOnline }: { isOnline: boolean }) {
  vi.stubEnv('VITE_NEWSLETTER_ACTION', 'https://mail.example/jsonp/1/forms/2/subscribe');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const { container, unmount } = render(<NewsletterForm isDark />);
  onTestFinished(() => {
    unmount();
  });
  const form = container.querySelector('form');
  if (!form) throw new Error('there is no form');
  const address = screen.getByLabelText<HTMLInputElement>(newsletterCopy.label);
  return { form, address };
}

test('the browser posts the agreed fields to the provider, in a new tab', () => {
  const { form, address } = openForm({ isOnline: true });
  expect(form.action).toBe('https://mail.example/jsonp/1/forms/2/subscribe');
  expect([form.method, form.target]).toEqual(['post', '_blank']);
  expect([address.type, address.required]).toEqual(['email', true]);
  address.value = 'asha@lakeroad.example';
  expect([...new FormData(form)]).toEqual([
    ['fields[email]', 'asha@lakeroad.example'],
    ['ml-submit', '1'],
    ['anticsrf', 'true'],
  ]);
});

test('with network the browser sends the form, and there is no message', () => {
  const { form } = openForm({ isOnline: true });
  expect(fireEvent.submit(form)).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the site does not reload the page while an address is typed, until it is deleted or sent', () => {
  const { form, address } = openForm({ isOnline: true });
  expect(hasTypedText()).toBe(false);
  for (const value of ['a', 'as']) fireEvent.input(address, { target: { value } });
  expect(hasTypedText()).toBe(true);
  fireEvent.input(address, { target: { value: '' } });
  expect(hasTypedText()).toBe(false);
  fireEvent.input(address, { target: { value: 'asha@lakeroad.example' } });
  fireEvent.submit(form);
  expect(hasTypedText()).toBe(false);
});

test('without network the form is not sent, and a notice says why', () => {
  const { form } = openForm({ isOnline: false });
  expect(fireEvent.submit(form)).toBe(false);
  expect(screen.getByRole('status').textContent).toBe(appShellCopy.offline.newsletter);
});

test('an address that was not sent without network stays in the form, and still blocks reloads', () => {
  const { form, address } = openForm({ isOnline: false });
  fireEvent.input(address, { target: { value: 'asha@lakeroad.example' } });
  fireEvent.submit(form);
  expect(address.value).toBe('asha@lakeroad.example');
  expect(hasTypedText()).toBe(true);
});

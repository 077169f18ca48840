import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ContactForm } from '../../../src/leads/form/contact-form';
import { leadFromQuote } from '../../../src/leads/rules/lead';
import { pageOutbox } from '../../../src/leads/sending/page-outbox';
import { answers, deadLine, keepRequest, openPage, savedLeads } from '../outbox-page';

const button = () => screen.getByRole('button', { name: /Start My Revenue Plan|Sending/ });

test('without Web Locks a form sends under one number, and a request in its hand is not sent beside it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, numbers, answerWith } = await openPage(<ContactForm />, {
    hasLocks: false,
    answer: deadLine,
  });
  for (const [name, text] of [
    [/Hotel/, 'Lake Road Inn'],
    [/Location/, 'Udaipur'],
    [/Email/, 'asha@lakeroad.example'],
  ] as const) {
    await user.click(screen.getByLabelText(name));
    await user.paste(text);
  }
  await user.click(button());
  await screen.findByRole('button', { name: 'Save and send later' });
  await pageOutbox().drain('person');
  expect(numbers).toHaveLength(1);
  answerWith(() => answers(200));
  await user.click(button());
  expect(await screen.findByText('Message Sent Successfully!')).toBeDefined();
  expect(numbers[1]).toBe(numbers[0]);
  expect(await savedLeads()).toEqual([]);
});

test('without Web Locks what waits is sent from the page', async () => {
  const { sent } = await openPage(null, { hasLocks: false });
  await keepRequest(leadFromQuote({ resort_name: 'Hill View', email: 'a@b.in', phone: '' }));
  await pageOutbox().drain('network');
  await waitFor(async () => expect(await savedLeads()).toEqual([]));
  expect(sent).toHaveLength(1);
});

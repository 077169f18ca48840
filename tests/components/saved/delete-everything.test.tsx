import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ContactForm } from '../../../src/leads/form/contact-form';
import { leadFromQuote } from '../../../src/leads/rules/lead';
import { DeleteEverything } from '../../../src/leads/saved/delete-everything';
import { pageOutbox } from '../../../src/leads/sending/page-outbox';
import { submissionOf } from '../../../src/leads/sending/submit-form';
import { deadLine, holdsOfAnotherTab, keepRequest, openPage, savedLeads } from '../outbox-page';

const quote = (hotel: string) =>
  leadFromQuote({ resort_name: hotel, email: 'desk@hotel.example', phone: '' });
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

async function deleteEverything(user: UserEvent) {
  await pageOutbox().refresh();
  await user.click(screen.getByRole('button', { name: 'Delete everything saved here' }));
  await user.click(screen.getByRole('button', { name: 'Delete everything' }));
}

test('what was typed is forgotten in the open form, in memory and in the tab’s storage', async () => {
  const { user, leave, show } = await openPage(
    <>
      <ContactForm />
      <DeleteEverything />
    </>,
  );
  await user.click(field(/Hotel/));
  await user.paste('Hill View');
  await deleteEverything(user);
  expect(await screen.findByText(/^Everything is deleted from this phone\./)).toBeDefined();
  expect(field(/Hotel/).value).toBe('');
  expect(sessionStorage).toHaveLength(0);
  leave();
  show(<ContactForm />);
  expect(field(/Hotel/).value).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('a form of another tab is told to forget what is typed in it', async () => {
  const { user } = await openPage(<ContactForm />);
  await user.click(field(/Hotel/));
  await user.paste('Hill View');
  const otherTab = new BroadcastChannel('kitaki-outbox');
  otherTab.postMessage({ type: 'forgotten' });
  await waitFor(() => expect(field(/Hotel/).value).toBe(''));
  otherTab.close();
});

test('a saved request goes, also one that stands behind a correction nobody answered', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, answerWith } = await openPage(
    <>
      <ContactForm />
      <DeleteEverything />
    </>,
  );
  await keepRequest(quote('Waiting'));
  const opened = await keepRequest(quote('Opened'));
  await submissionOf('contact').open(opened);
  answerWith(deadLine);
  await submissionOf('contact').submit({
    payload: quote('Corrected'),
    number: { id: opened, fingerprint: 'as it was', opened },
    noteNumber: () => undefined,
    finish: () => undefined,
  });
  expect(await savedLeads()).toMatchObject([{ state: 'waiting' }, { state: 'submitting' }]);
  await deleteEverything(user);
  expect(await screen.findByText(/^Everything is deleted from this phone\./)).toBeDefined();
  expect(await savedLeads()).toEqual([]);
});

test('a request that is just being sent stays, and the words say so', async () => {
  const { user } = await openPage(<DeleteEverything />);
  const hold = await holdsOfAnotherTab().take(await keepRequest(quote('Being sent')), 0);
  await deleteEverything(user);
  expect(await screen.findByText(/^Not everything could be deleted\./)).toBeDefined();
  expect(await savedLeads()).toHaveLength(1);
  hold?.release();
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadFromQuote } from '../../../src/domain/lead';
import { OutboxChip } from '../../../src/features/leads/outbox-chip';
import { pageOutbox } from '../../../src/features/leads/page-outbox';
import { openPage } from './page';

const quote = (hotel: string) =>
  leadFromQuote({ resort_name: hotel, email: 'desk@hotel.example', phone: '' });

test('nothing is shown while nothing waits', async () => {
  await openPage(<OutboxChip />);
  await pageOutbox().refresh();
  expect(screen.queryByRole('link')).toBeNull();
});

test('waiting requests are counted in a polite live region and lead to their page', async () => {
  await openPage(<OutboxChip />);
  await pageOutbox().keep(quote('Lake Road Inn'));
  const link = await screen.findByRole('link', { name: '1 request waiting for network' });
  expect(link.getAttribute('href')).toBe('/saved');
  expect(link.closest('[role=status]')).not.toBeNull();
  await pageOutbox().keep(quote('Hill View'));
  expect(await screen.findByRole('link', { name: '2 requests waiting for network' })).toBeDefined();
});

test('a request our server put off is not blamed on the network', async () => {
  await openPage(<OutboxChip />, { answer: () => Promise.resolve(new Response(null, { status: 503 })) });
  await pageOutbox().keep(quote('Lake Road Inn'));
  await pageOutbox().drain('network');
  expect(await screen.findByRole('link', { name: '1 request waiting to be sent' })).toBeDefined();
});

test('a refused request asks for attention', async () => {
  await openPage(<OutboxChip />, { answer: () => Promise.resolve(new Response(null, { status: 422 })) });
  await pageOutbox().keep(quote('Lake Road Inn'));
  await pageOutbox().drain('network');
  expect(await screen.findByRole('link', { name: '1 request needs your attention' })).toBeDefined();
});

test('a request that was sent is told of once, and counted once', async () => {
  const { events } = await openPage(<OutboxChip />);
  await pageOutbox().keep(quote('Lake Road Inn'));
  expect(events).toEqual([]);
  await pageOutbox().drain('network');
  expect(await screen.findByText('Your saved request has been sent')).toBeDefined();
  expect(await screen.findByRole('link', { name: '1 request sent' })).toBeDefined();
  await waitFor(() => expect(events).toEqual(['track Lead']));
});

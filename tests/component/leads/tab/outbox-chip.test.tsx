import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadsCopy } from '../../../../src/content/copy/leads/forms';
import { outboxCopy } from '../../../../src/content/copy/leads/outbox';
import { receiptOf } from '../../../../src/leads/rules/receipt';
import { showResending } from '../../../../src/leads/tab/announce-leads';
import { OutboxChip } from '../../../../src/leads/tab/outbox-chip';
import { tabConnection } from '../../../../src/leads/tab/tab-connection';
import { leadOf } from '../../../support/lead-of';
import { beginningWith, keepLead, locksOfAnotherTab, openPage } from '../outbox-page';

test('the chip says that a lead was sent', async () => {
  await openPage(<OutboxChip path="/" />);
  await keepLead(leadOf('Lake Road Inn'));
  await tabConnection().drain();
  expect(await screen.findByRole('link', { name: outboxCopy.sent(1) })).toBeDefined();
});

test('a lead that is open in a form is not counted in the chip', async () => {
  await openPage(<OutboxChip path="/" />);
  const id = await keepLead(leadOf('Lake Road Inn'));
  expect(await screen.findByRole('link', { name: outboxCopy.waitingForNetwork(1) })).toBeDefined();
  const release = await locksOfAnotherTab().acquire(id, 0);
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  release?.();
  expect(await screen.findByRole('link', { name: outboxCopy.waitingForNetwork(1) })).toBeDefined();
});

test('a lead without an answer is announced once', async () => {
  await openPage(<OutboxChip path="/" />);
  showResending(['a']);
  expect(await screen.findByText(outboxCopy.resendingToast.title)).toBeDefined();
  const text = screen.getByText(beginningWith(outboxCopy.resendingToast.withId)).textContent;
  expect(text).toContain(leadsCopy.receipts([receiptOf('a')]));
  showResending(['a']);
  expect(screen.getAllByText(outboxCopy.resendingToast.title)).toHaveLength(1);
});

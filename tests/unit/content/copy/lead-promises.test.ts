import { expect, test } from 'vitest';
import { contactCopy } from '../../../../src/content/copy/contact';
import { quoteCopy } from '../../../../src/content/copy/leads/forms';
import { outboxCopy } from '../../../../src/content/copy/leads/outbox';
import { leadOutcomeCopy } from '../../../../src/content/copy/leads/outcome';
import { savedLeadCopy } from '../../../../src/content/copy/leads/saved-card';

// The words may change. These rules keep them true, and other tests read the words from src/content.

const copies = { leadOutcomeCopy, outboxCopy, savedLeadCopy };

/** Returns all texts under keys of this name, at any depth. */
function textsNamed(key: string, copy: object = copies): string[] {
  return Object.entries(copy).flatMap(([name, value]) => {
    if (typeof value === 'object' && value !== null) return textsNamed(key, value);
    return name === key ? [String(value)] : [];
  });
}

test.each([
  ['withoutSync', 3],
  ['withoutId', 2],
])('the copy has texts for the case "%s"', (key, count) => {
  expect(textsNamed(key).length).toBeGreaterThanOrEqual(count);
});

test.each(textsNamed('withoutSync'))('a request that only an open page can send: "%s"', (text) => {
  // The browser does not send it while the site is closed.
  expect(text).not.toMatch(/when (you are|this phone is) back online/i);
  expect(text).toMatch(/\bsite\b/i);
});

test.each(textsNamed('withoutId'))('a request that is repeated without a lead id: "%s"', (text) => {
  // The server cannot recognise the second one, so it may be counted twice.
  expect(text).not.toMatch(/\bonce\b|\bnumber\b/i);
});

test('a request that could not be saved is called not sent, and nothing says that it will be sent', () => {
  expect(leadOutcomeCopy.notSaved.text).toMatch(/\bnot (been )?sent\b/i);
  expect(leadOutcomeCopy.notSaved.text).not.toMatch(/\bwill be sent\b/i);
});

test.each([
  leadOutcomeCopy.savedOffline.title,
  leadOutcomeCopy.savedUnanswered.title,
  leadOutcomeCopy.notSaved.title,
  outboxCopy.resendingToast.title,
  outboxCopy.resendingLaterToast.title,
  contactCopy.form.failed.title,
  quoteCopy.failed.title,
  savedLeadCopy.unreadable.title,
])('the title "%s" does not say that the request has been sent', (title) => {
  expect(title).not.toMatch(/\b(has|have) been sent\b|sent success/i);
});

const { waiting, busy, sending, answerNotSeen, inForm, attention, unreadable } = savedLeadCopy;

test.each([waiting, busy, sending, answerNotSeen, inForm, attention, unreadable])(
  'the state "$stateText" does not say that the request is sent',
  ({ stateText }) => {
    expect(stateText).not.toMatch(/^sent\b|\b(is|has been) sent\b/i);
  },
);

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { leadFieldCopy } from '../../../../src/content/copy/leads/forms';
import { messageSuggestionCopy } from '../../../../src/content/copy/leads/message-suggestion';
import {
  DEFAULT_HOTEL,
  HOTEL_STORAGE_KEY,
  PROJECTION_SUBJECT,
} from '../../../../src/domain/calculator/hotel-input';
import { ContactForm } from '../../../../src/leads/form/contact-form';
import { LEAD_MAX_LENGTHS } from '../../../../src/leads/rules/lead-payload';
import { formField, openPage } from '../outbox-page';
import { fillRequired, submitButton } from './contact-fields';

const { projection, announcements } = messageSuggestionCopy;
const message = () => formField(leadFieldCopy.message);
const add = () => screen.findByRole('button', { name: projection.action });

beforeEach(() => {
  localStorage.setItem(HOTEL_STORAGE_KEY, JSON.stringify(DEFAULT_HOTEL));
});

/** The contact form, reached by a link about something. */
async function openAbout(subject: string) {
  window.history.replaceState({ subject }, '', '/contact');
  return openPage(<ContactForm />);
}

test('a projection is added to the end of the message when the visitor asks for it', async () => {
  const { user, sent } = await openAbout(PROJECTION_SUBJECT);
  const button = await add();
  expect(message().value).toBe('');
  await user.click(message());
  await user.paste('Please call in the evening.');
  await user.click(button);
  expect(message().value).toMatch(/^Please call in the evening\.\n\n.*₹76,65,000/s);
  expect(message().value.split(projection.heading)).toHaveLength(2);
  expect(message().closest('details')?.open).toBe(true);
  expect(screen.getByText(announcements.added)).toBeDefined();
  await user.click(button);
  expect(message().value.split(projection.heading)).toHaveLength(2);
  expect(sent).toEqual([]);
});

test('a subject that was not added is not sent', async () => {
  const { user, sent } = await openAbout(PROJECTION_SUBJECT);
  await add();
  await fillRequired(user);
  await user.click(submitButton());
  await waitFor(() => expect(sent).toMatchObject([{ custom_message: 'Nan' }]));
});

test('a message that is too long for the subject stays unchanged, and a text says so', async () => {
  const { user } = await openAbout(PROJECTION_SUBJECT);
  const typed = 'x'.repeat(LEAD_MAX_LENGTHS.custom_message - 10);
  await user.click(message());
  await user.paste(typed);
  await user.click(await add());
  expect(message().value).toBe(typed);
  expect(screen.getByText(announcements.full)).toBeDefined();
});

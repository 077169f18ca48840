import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { contactCopy } from '../../../../src/content/copy/contact';
import { leadFieldCopy, leadsCopy } from '../../../../src/content/copy/leads/forms';
import { formField } from '../outbox-page';

/**
 * The submit button of a form, which has other words while the form sends. By text, because jsdom computes the names of roles
 * slowly.
 */
export const submitButton = (name: string = contactCopy.form.submit) =>
  screen.getByText((words) => words === name || words === leadsCopy.sending, { selector: 'button' });

export async function write(user: UserEvent, words: { label: string }, text: string) {
  await user.click(formField(words));
  await user.paste(text);
}

/** Fills the required fields of the contact form. */
export async function fillRequired(user: UserEvent) {
  await write(user, leadFieldCopy.resort_name, 'Lake Road Inn');
  await write(user, leadFieldCopy.place, 'Udaipur, Rajasthan');
  await write(user, leadFieldCopy.email, 'asha@lakeroad.example');
}

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contactCopy } from '../../../../src/content/copy/contact';
import { leadFieldCopy, leadsCopy } from '../../../../src/content/copy/leads/forms';
import { ContactForm } from '../../../../src/leads/form/contact-form';
import { LEAD_MAX_LENGTHS } from '../../../../src/leads/rules/lead-payload';
import { beginningWith, formField, openPage, savedLeads } from '../outbox-page';
import { fillRequired, submitButton, write } from './contact-fields';

const { form: copy } = contactCopy;
const { resort_name: resortName, place, name, email, phone, message } = leadFieldCopy;

test('each field has its label and placeholder, and the promise about the data links to the privacy policy', async () => {
  await openPage(<ContactForm />);
  expect(screen.getByRole('heading', { name: copy.title })).toBeDefined();
  for (const [label, placeholder] of [
    [`${resortName.label} *`, resortName.placeholder],
    [`${place.label} *`, place.placeholder],
    [`${email.label} *`, copy.emailPlaceholder],
    [`${phone.label} ${leadsCopy.optional}`, phone.placeholder],
  ] as const)
    expect(screen.getByLabelText<HTMLInputElement>(label).placeholder).toBe(placeholder);
  expect(screen.getByText(beginningWith(copy.promise))).toBeDefined();
  expect(screen.getByRole('link', { name: copy.privacy }).getAttribute('href')).toBe('/privacy');
});

test('hotel, location and email are required by the browser, the rest is not', async () => {
  await openPage(<ContactForm />);
  const isRequired = [resortName, place, email, phone, name, message].map(
    (words) => formField(words).required,
  );
  expect(isRequired).toEqual([true, true, true, false, false, false]);
  expect(formField(email).type).toBe('email');
});

test('spaces alone do not fill a required field', async () => {
  const { user } = await openPage(<ContactForm />);
  await fillRequired(user);
  await user.clear(formField(resortName));
  await write(user, resortName, '   ');
  await user.click(submitButton());
  expect(formField(resortName).validity.valueMissing).toBe(true);
  expect(await savedLeads()).toEqual([]);
});

test('a pasted text that is too long stays whole, and the browser says by how much to shorten it', async () => {
  const { user, sent } = await openPage(<ContactForm />);
  await fillRequired(user);
  const numbers = '+91 98450 12345 / +91 80 2345 6789 (reception)';
  await write(user, phone, numbers);
  await user.click(submitButton());
  expect(formField(phone).value).toBe(numbers);
  expect(formField(phone).validationMessage).toBe(leadsCopy.tooLong(numbers.length - LEAD_MAX_LENGTHS.phone));
  await user.clear(formField(phone));
  expect(formField(phone).validationMessage).toBe('');
  expect(sent).toEqual([]);
});

test('many spaces in the optional phone do not keep the form from being sent', async () => {
  const { user, sent } = await openPage(<ContactForm />);
  await fillRequired(user);
  await write(user, phone, ' '.repeat(LEAD_MAX_LENGTHS.phone + 1));
  await user.click(submitButton());
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('a message that is too long is shown at a submission, even in closed details', async () => {
  const { user, sent } = await openPage(<ContactForm />);
  await fillRequired(user);
  await write(user, message, 'x'.repeat(LEAD_MAX_LENGTHS.custom_message + 1));
  const details = formField(message).closest('details');
  expect(details?.open).toBe(false);
  await user.click(submitButton());
  expect(details?.open).toBe(true);
  expect(formField(message).validationMessage).toBe(leadsCopy.tooLong(1));
  expect(sent).toEqual([]);
});

test('Add details shows a field for a name and a message of six rows', async () => {
  await openPage(<ContactForm />);
  const details = screen.getByText(copy.addDetails).closest('details');
  expect(details?.open).toBe(false);
  expect(details && within(details).getByLabelText(beginningWith(message.label)).getAttribute('rows')).toBe(
    '6',
  );
  expect(details && within(details).getByLabelText(beginningWith(name.label))).toBeTruthy();
});

test('the section around the form has the number of completed fields in --completed', async () => {
  const { user } = await openPage(
    <section data-testid="house">
      <ContactForm />
    </section>,
  );
  const completed = () => screen.getByTestId('house').style.getPropertyValue('--completed');
  expect(completed()).toBe('0');
  await fillRequired(user);
  expect(completed()).toBe('3');
  await write(user, email, ' and another');
  expect(completed()).toBe('2');
  await user.click(screen.getByRole('button', { name: leadsCopy.clear }));
  expect(completed()).toBe('0');
});

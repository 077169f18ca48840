import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  EMPTY_FORM,
  formFromLead,
  leadFromContactForm,
  leadFromQuoteForm,
} from '../../../../src/leads/rules/form-fields';
import { CONTACT } from './contact-values';

test('the quote form sends its three fields and five fixed ones', () => {
  expect(leadFromQuoteForm({ resort_name: 'Hill View', email: 'a@b.in', phone: '' })).toEqual({
    company_name: 'Hill View',
    city: 'Nan',
    lead_name: 'Nan',
    email_id: 'a@b.in',
    phone: 'Nan',
    custom_message: 'Quote Request',
    source: 'Website Quote Modal',
    status: 'Lead',
  });
});

test('empty and blank optional fields become Nan', () => {
  expect(leadFromContactForm({ ...CONTACT, name: '', phone: '  ', message: '\n' })).toMatchObject({
    lead_name: 'Nan',
    phone: 'Nan',
    custom_message: 'Nan',
  });
  expect(leadFromQuoteForm({ resort_name: 'x', email: 'y', phone: ' \t' }).phone).toBe('Nan');
});

test('a lead opens in the form that sent it, and its Nan fields are empty', () => {
  const quote = { resort_name: 'Hill View', email: 'a@b.in', phone: '' };
  expect(formFromLead(leadFromQuoteForm(quote))).toEqual({
    formName: 'quote',
    values: { ...EMPTY_FORM, ...quote },
  });
  const contact = { ...CONTACT, message: '' };
  expect(formFromLead(leadFromContactForm(contact))).toEqual({ formName: 'contact', values: contact });
});

test('any typed text is read back from the payload, except outer blanks and the word Nan', () => {
  const text = fc.string().filter((value) => value !== 'Nan' && (value === '' || value.trim() !== ''));
  const values = fc.record({
    name: text,
    email: text,
    phone: text,
    message: text,
    resort_name: text,
    place: text,
  });
  fc.assert(
    fc.property(values, (typed) => {
      expect(formFromLead(leadFromContactForm(typed))).toEqual({ formName: 'contact', values: typed });
    }),
  );
});

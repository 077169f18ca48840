import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_FORM, formFromLead, leadFromForm } from '../../../../src/leads/rules/form-fields';
import { CONTACT } from './contact-values';

test('the quote form sends its three fields and five fixed ones', () => {
  expect(leadFromForm('quote', { ...EMPTY_FORM, resort_name: 'Hill View', email: 'a@b.in' })).toEqual({
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
  expect(leadFromForm('contact', { ...CONTACT, name: '', phone: '  ', message: '\n' })).toMatchObject({
    lead_name: 'Nan',
    phone: 'Nan',
    custom_message: 'Nan',
  });
  expect(leadFromForm('quote', { ...EMPTY_FORM, resort_name: 'x', email: 'y', phone: ' \t' }).phone).toBe(
    'Nan',
  );
});

test('a lead opens in the form that sent it, and its Nan fields are empty', () => {
  const quote = { ...EMPTY_FORM, resort_name: 'Hill View', email: 'a@b.in' };
  expect(formFromLead(leadFromForm('quote', quote))).toEqual({ formName: 'quote', values: quote });
  const contact = { ...CONTACT, message: '' };
  expect(formFromLead(leadFromForm('contact', contact))).toEqual({ formName: 'contact', values: contact });
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
      expect(formFromLead(leadFromForm('contact', typed))).toEqual({ formName: 'contact', values: typed });
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ContactFormValues,
  formFromLead,
  leadFingerprint,
  leadFromContact,
  leadFromQuote,
} from '../../../../src/leads/rules/lead';
import { LEAD_FIELDS } from '../../../../src/leads/rules/lead-fields';

const CONTACT: ContactFormValues = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  message: 'Call me after six.',
  resort_name: 'Hill View',
  place: 'Munnar, Kerala',
};

test('the quote modal sends its three fields and five fixed ones', () => {
  expect(leadFromQuote({ resort_name: 'Hill View', email: 'a@b.in', phone: '' })).toEqual({
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

test('a lead of the contact form holds every typed field', () => {
  expect(leadFromContact(CONTACT)).toEqual({
    company_name: 'Hill View',
    city: 'Munnar, Kerala',
    lead_name: 'Asha',
    email_id: 'asha@example.com',
    phone: '+91 98765 43210',
    custom_message: 'Call me after six.',
    source: 'Website',
    status: 'Lead',
  });
});

test('empty and blank optional fields become Nan', () => {
  expect(leadFromContact({ ...CONTACT, name: '', phone: '  ', message: '\n' })).toMatchObject({
    lead_name: 'Nan',
    phone: 'Nan',
    custom_message: 'Nan',
  });
  expect(leadFromQuote({ resort_name: 'x', email: 'y', phone: ' \t' }).phone).toBe('Nan');
});

test('a lead opens in the form it came from, with the Nan fields empty', () => {
  const quote = { resort_name: 'Hill View', email: 'a@b.in', phone: '' };
  expect(formFromLead(leadFromQuote(quote))).toEqual({ formName: 'quote', values: quote });
  const contact = { ...CONTACT, message: '' };
  expect(formFromLead(leadFromContact(contact))).toEqual({ formName: 'contact', values: contact });
});

test('a payload gives back every typed text except blank ones and the word Nan', () => {
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
      expect(formFromLead(leadFromContact(typed))).toEqual({ formName: 'contact', values: typed });
    }),
  );
});

test('outer blanks and the case of the mail address do not change a fingerprint, other differences do', () => {
  const lead = leadFromContact(CONTACT);
  expect(leadFingerprint({ ...lead, email_id: ' ASHA@example.com ' })).toBe(leadFingerprint(lead));
  expect(leadFingerprint({ ...lead, custom_message: 'Another' })).not.toBe(leadFingerprint(lead));
  expect(leadFingerprint({ ...lead, company_name: lead.city, city: lead.company_name })).not.toBe(
    leadFingerprint(lead),
  );
});

test('a fingerprint contains every field in a fixed order, so stored fingerprints stay comparable', () => {
  const lead = leadFromContact({ ...CONTACT, email: 'Asha@Example.com', place: ' Coorg ' });
  expect(leadFingerprint(lead)).toBe(
    JSON.stringify(
      LEAD_FIELDS.map((field) =>
        field === 'city' ? 'Coorg' : field === 'email_id' ? 'asha@example.com' : lead[field],
      ),
    ),
  );
  expect(LEAD_FIELDS.join()).toBe('company_name,city,lead_name,email_id,phone,custom_message,source,status');
});

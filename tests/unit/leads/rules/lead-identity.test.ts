import { expect, test } from 'vitest';
import { leadFromForm } from '../../../../src/leads/rules/form-fields';
import { leadFingerprint } from '../../../../src/leads/rules/lead-identity';
import { LEAD_FIELDS } from '../../../../src/leads/rules/lead-payload';
import { CONTACT } from './contact-values';

test('outer blanks and the case of the mail address do not change a fingerprint, other differences do', () => {
  const lead = leadFromForm('contact', CONTACT);
  expect(leadFingerprint({ ...lead, email_id: ' ASHA@example.com ' })).toBe(leadFingerprint(lead));
  expect(leadFingerprint({ ...lead, custom_message: 'Another' })).not.toBe(leadFingerprint(lead));
  expect(leadFingerprint({ ...lead, company_name: lead.city, city: lead.company_name })).not.toBe(
    leadFingerprint(lead),
  );
});

test('a fingerprint contains every field in a fixed order, so stored fingerprints stay comparable', () => {
  const lead = leadFromForm('contact', { ...CONTACT, email: 'Asha@Example.com', place: ' Coorg ' });
  const cleaned = { ...lead, city: 'Coorg', email_id: 'asha@example.com' };
  expect(leadFingerprint(lead)).toBe(JSON.stringify(LEAD_FIELDS.map((field) => cleaned[field])));
  expect(LEAD_FIELDS.join()).toBe('company_name,city,lead_name,email_id,phone,custom_message,source,status');
});

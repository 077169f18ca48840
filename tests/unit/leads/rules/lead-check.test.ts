import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadFromForm } from '../../../../src/leads/rules/form-fields';
import { leadIssues, parseLeadPayload, parseStoredPayload } from '../../../../src/leads/rules/lead-check';
import { LEAD_MAX_LENGTHS } from '../../../../src/leads/rules/lead-payload';
import { leadOf } from '../../../support/lead-of';

const LEAD = leadOf('Hill View');

test('the payload that each form sends is a lead', () => {
  expect(leadIssues(LEAD)).toEqual([]);
  expect(parseLeadPayload(LEAD)).toEqual({ ok: true, payload: LEAD });
});

test('each fault is named with its field', () => {
  const { phone: _, ...withoutPhone } = LEAD;
  expect(leadIssues(withoutPhone)).toEqual([{ field: 'phone', code: 'missing' }]);
  expect(leadIssues({ ...LEAD, city: 7 })).toEqual([{ field: 'city', code: 'wrong-type' }]);
  expect(leadIssues({ ...LEAD, email_id: ' ' })).toEqual([{ field: 'email_id', code: 'empty' }]);
  expect(leadIssues({ ...LEAD, phone: '1'.repeat(41) })).toEqual([{ field: 'phone', code: 'too-long' }]);
  expect(leadIssues({ ...LEAD, source: 'Elsewhere' })).toEqual([{ field: 'source', code: 'not-allowed' }]);
  expect(leadIssues({ ...LEAD, status: 'Won' })).toEqual([{ field: 'status', code: 'not-allowed' }]);
  expect(leadIssues({ ...LEAD, extra: 1 })).toEqual([{ field: 'extra', code: 'unknown-field' }]);
});

test('a body that is no object is one fault, and of many extra fields only some are named', () => {
  for (const body of [null, undefined, 'text', 3, [LEAD]]) {
    expect(leadIssues(body)).toEqual([{ field: '', code: 'not-an-object' }]);
  }
  const flood = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`key${n}`, n]));
  expect(leadIssues({ ...LEAD, ...flood })).toHaveLength(10);
});

test('the longest lead in a three-byte script stays under 16 KB', () => {
  const full = (length: number) => 'क'.repeat(length);
  const lead = leadFromForm('contact', {
    resort_name: full(LEAD_MAX_LENGTHS.company_name),
    place: full(LEAD_MAX_LENGTHS.city),
    name: full(LEAD_MAX_LENGTHS.lead_name),
    email: full(LEAD_MAX_LENGTHS.email_id),
    phone: full(LEAD_MAX_LENGTHS.phone),
    message: full(LEAD_MAX_LENGTHS.custom_message),
  });
  expect(leadIssues(lead)).toEqual([]);
  expect(new TextEncoder().encode(JSON.stringify(lead)).length).toBeLessThan(16 * 1024);
});

test('a saved lead is readable whatever its lengths, and not with a field of another type', () => {
  const long = { ...LEAD, custom_message: 'x'.repeat(10_000), city: '' };
  expect(parseStoredPayload(long)).toEqual(long);
  expect(parseStoredPayload({ ...long, later: 1 })).toEqual({ ...long, later: 1 });
  expect(parseStoredPayload({ ...LEAD, city: null })).toBeNull();
  for (const source of ['', ' ', 'Elsewhere']) expect(parseStoredPayload({ ...LEAD, source })).toBeNull();
  expect(parseStoredPayload({ ...LEAD, status: '' })).toBeNull();
  for (const body of [null, undefined, 'text', 3, [LEAD]]) expect(parseStoredPayload(body)).toBeNull();
});

test('any value is either a lead or has issues', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (value) => {
      expect(parseLeadPayload(value).ok).toBe(leadIssues(value).length === 0);
    }),
  );
});

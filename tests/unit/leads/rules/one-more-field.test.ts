import { expect, test, vi } from 'vitest';
import { parseLeadPayload, parseStoredPayload } from '../../../../src/leads/rules/lead-check';
import { leadFingerprint } from '../../../../src/leads/rules/lead-identity';
import { leadOf } from '../../../support/lead-of';

vi.mock('../../../../src/leads/rules/lead-payload', async (original) => {
  const { withOneMoreField } = await import('./one-more-field');
  return withOneMoreField(await original());
});

const before = leadOf('Hill View');

test('a lead written before the field existed has its default', () => {
  expect(parseStoredPayload(before)).toEqual({ ...before, rooms: 'Nan' });
  expect(parseLeadPayload(before)).toEqual({ ok: true, payload: { ...before, rooms: 'Nan' } });
});

test('the new field is read and checked like the others', () => {
  expect(parseStoredPayload({ ...before, rooms: '12' })).toEqual({ ...before, rooms: '12' });
  expect(parseLeadPayload({ ...before, rooms: '1'.repeat(11) })).toEqual({
    ok: false,
    issues: [{ field: 'rooms', code: 'too-long' }],
  });
  expect(parseLeadPayload({ ...before, rooms: null })).toEqual({
    ok: false,
    issues: [{ field: 'rooms', code: 'wrong-type' }],
  });
});

test('the default changes no fingerprint, another text does', () => {
  const read = parseStoredPayload(before);
  const eight = ['Hill View', 'Nan', 'Nan', 'a@b.in', 'Nan', 'Quote Request', 'Website Quote Modal', 'Lead'];
  expect(read && leadFingerprint(read)).toBe(JSON.stringify(eight));
  const given = parseStoredPayload({ ...before, rooms: '12' });
  expect(given && leadFingerprint(given)).toBe(JSON.stringify([...eight, 'rooms: 12']));
});

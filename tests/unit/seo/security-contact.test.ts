import { expect, test } from 'vitest';
import { securityContact } from '../../../src/seo/security-contact';

function endOf(builtAt: string): string | undefined {
  return /^Expires: (.+)$/m.exec(securityContact(new Date(builtAt)))?.[1];
}

test('builds of one month have the same end, less than a year away', () => {
  expect(endOf('2026-11-01T00:00:00Z')).toBe('2027-10-01T00:00:00.000Z');
  expect(endOf('2026-11-30T23:59:59Z')).toBe('2027-10-01T00:00:00.000Z');
});

test('the end of a late build is in the next year', () => {
  expect(endOf('2026-02-28T12:00:00Z')).toBe('2027-01-01T00:00:00.000Z');
});

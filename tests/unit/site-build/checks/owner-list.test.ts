import { expect, test } from 'vitest';
import { site } from '../../../../src/content/site';
import { missingOwnerFacts, ownerList } from '../../../../src/site-build/checks/owner-list';

const real = {
  ...site,
  address: { ...site.address, street: '12 Lake Road', postalCode: '560001' },
  phone: { display: '+91 80 1234 5678', href: 'tel:+918012345678', e164: '+918012345678' },
  whatsApp: { ...site.whatsApp, number: '918012345678' },
  mail: { hello: 'hello@kitaki.test', careers: 'careers@kitaki.test', support: 'support@kitaki.test' },
  social: [{ name: 'LinkedIn', href: 'https://www.linkedin.com/company/kitaki' }],
} as unknown as typeof site;

test('placeholders are missing facts, and so is every fact without a value', () => {
  const owed = missingOwnerFacts({}, site);
  expect(owed).toContain('phone: a placeholder');
  expect(owed).toContain('mail: a placeholder');
  expect(owed).toContain('grievanceOfficer: grievance officer (/privacy)');
});

test('a fact with a value is not missing', () => {
  const owed = missingOwnerFacts({ gstin: '29ABCDE1234F1Z5', responseTime: 'within a day' }, real);
  expect(owed.join(' ')).not.toMatch(/gstin|responseTime|placeholder/);
  expect(owed).toHaveLength(18);
});

test('the list names the file and has one line for each missing fact; it is empty without one', () => {
  expect(ownerList(['phone: a placeholder'])).toBe(
    'src/content/site.ts waits for the owner:\n  phone: a placeholder',
  );
  expect(ownerList([])).toBe('');
});

import { expect, test } from 'vitest';
import { site } from '../../../../src/content/site';
import { missingOwnerFacts } from '../../../../src/site-build/checks/missing-owner-facts';

const REAL = {
  ...site,
  address: { ...site.address, street: '12 Lake Road', postalCode: '560001' },
  phone: { display: '+91 80 1234 5678', href: 'tel:+918012345678', e164: '+918012345678' },
  whatsApp: { ...site.whatsApp, number: '918012345678' },
  mail: { hello: 'hello@kitaki.test', careers: 'careers@kitaki.test', support: 'support@kitaki.test' },
  social: [{ name: 'LinkedIn', href: 'https://www.linkedin.com/company/kitaki' }],
} as unknown as typeof site;

test('placeholders are missing facts, and so is every fact without a value', () => {
  const list = missingOwnerFacts({}, site);
  expect(list).toContain('phone: a placeholder');
  expect(list).toContain('mail: a placeholder');
  expect(list).toContain('gstin: GSTIN (footer, legal texts)');
  expect(missingOwnerFacts({ gstin: '' }, site)).toBe(list);
});

test('a fact with a value is not missing', () => {
  const list = missingOwnerFacts({ gstin: '29ABCDE1234F1Z5', responseTime: 'within a day' }, REAL);
  expect(list).not.toMatch(/gstin|responseTime|placeholder/);
  const lines = missingOwnerFacts({}, REAL).split('\n').length;
  expect(list.split('\n')).toHaveLength(lines - 2);
});

test('the list names the file and has one line for each missing fact', () => {
  const list = missingOwnerFacts({}, REAL);
  expect(list).toMatch(/^src\/content\/site\.ts waits for the owner:(?:\n {2}\w+: .+)+$/);
  const names = list.match(/^ {2}\w+/gm) ?? [];
  expect(missingOwnerFacts(Object.fromEntries(names.map((name) => [name.trim(), 'known'])), REAL)).toBe('');
});

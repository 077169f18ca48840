import { afterEach, expect, test } from 'vitest';
import { EMPTY_QUOTE_FORM } from '../../../../src/leads/rules/lead';
import { clearDraft, keepDraft, readDraft } from '../../../../src/leads/sending/lead-draft';

const values = { resort_name: 'Lake Road Inn', email: 'desk@lakeroad.example', phone: '' };
const identity = { id: 'new', fingerprint: 'of the text', openedId: 'old' };
const draft = { values, identity };

/** The draft as every version of the site stores it. */
const storedText = JSON.stringify({
  values,
  number: { id: 'new', fingerprint: 'of the text', opened: 'old' },
});

afterEach(() => clearDraft('quote'));

test('a draft keeps the names under which earlier versions stored it', () => {
  keepDraft('quote', draft);
  expect(sessionStorage.getItem('lead-draft-quote')).toBe(storedText);
});

test('a draft that another version stored is read', () => {
  sessionStorage.setItem('lead-draft-quote', storedText);
  expect(readDraft('quote', EMPTY_QUOTE_FORM)).toEqual(draft);
});

test('a damaged identity leaves the text without a lead id', () => {
  sessionStorage.setItem('lead-draft-quote', JSON.stringify({ values, number: { id: 7, opened: 'old' } }));
  expect(readDraft('quote', EMPTY_QUOTE_FORM)).toEqual({ values, identity: null });
});

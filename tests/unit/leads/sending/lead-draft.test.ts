// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { EMPTY_FORM } from '../../../../src/leads/rules/lead-forms';
import { deleteDraft, readDraft, writeDraft } from '../../../../src/leads/sending/lead-draft';

const typed = { resort_name: 'Lake Road Inn', email: 'desk@lakeroad.example', phone: '' };
const values = { ...EMPTY_FORM, ...typed };
const identity = { id: 'new', fingerprint: 'of the text', openedId: 'old' };
const draft = { values, identity };

/** The identity as every version of the site stores it. */
const number = { id: 'new', fingerprint: 'of the text', opened: 'old' };

afterEach(() => deleteDraft('quote'));

test('a draft keeps the names under which earlier versions stored it', () => {
  writeDraft('quote', draft);
  expect(JSON.parse(sessionStorage.getItem('lead-draft-quote') ?? '')).toEqual({ values, number });
});

test('a draft of an earlier version, which stored only the fields of its form, is read', () => {
  sessionStorage.setItem('lead-draft-quote', JSON.stringify({ values: typed, number }));
  expect(readDraft('quote')).toEqual(draft);
});

test('a damaged identity leaves the text without a lead id', () => {
  sessionStorage.setItem(
    'lead-draft-quote',
    JSON.stringify({ values: typed, number: { id: 7, opened: 'old' } }),
  );
  expect(readDraft('quote')).toEqual({ values, identity: null });
});

// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { EMPTY_FORM } from '../../../../src/leads/rules/form-fields';
import { deleteDraft, readDraft, writeDraft } from '../../../../src/leads/tab/lead-draft';

const TYPED = { resort_name: 'Lake Road Inn', email: 'desk@lakeroad.example', phone: '' };
const VALUES = { ...EMPTY_FORM, ...TYPED };
const IDENTITY = { id: 'new', fingerprint: 'of the text', openedId: 'old' };
const DRAFT = { values: VALUES, identity: IDENTITY };

/** The identity as every version of the site stores it. */
const NUMBER = { id: 'new', fingerprint: 'of the text', opened: 'old' };

afterEach(() => deleteDraft('quote'));

test('a draft keeps the names under which earlier versions stored it', () => {
  writeDraft('quote', DRAFT);
  expect(JSON.parse(sessionStorage.getItem('lead-draft-quote') ?? '')).toEqual({
    values: VALUES,
    number: NUMBER,
  });
});

test('a draft of an earlier version, which stored only the fields of its form, is read', () => {
  sessionStorage.setItem('lead-draft-quote', JSON.stringify({ values: TYPED, number: NUMBER }));
  expect(readDraft('quote')).toEqual(DRAFT);
});

test('a damaged identity leaves the text without a lead id', () => {
  sessionStorage.setItem(
    'lead-draft-quote',
    JSON.stringify({ values: TYPED, number: { id: 7, opened: 'old' } }),
  );
  expect(readDraft('quote')).toEqual({ values: VALUES, identity: null });
});

import { expect, test } from 'vitest';
import {
  isFinalStatus,
  needsServerRepair,
  stopsDrain,
  UNANSWERED,
} from '../../../../src/leads/rules/send-outcome';
import { REFUSED, serverError } from '../outcomes';

test('only no answer, 429, and 503 with a pause stop the drain', () => {
  const stopping = [UNANSWERED, serverError(429), serverError(503, 0)];
  expect(stopping.map(stopsDrain)).toEqual([true, true, true]);
  expect([serverError(500), serverError(503), serverError(401), REFUSED].map(stopsDrain)).toEqual(
    Array(4).fill(false),
  );
});

test('a status is final, needs a repair by the agency, or is temporary', () => {
  const kindOf = (status: number) => {
    if (isFinalStatus(status)) return 'final';
    return needsServerRepair(status) ? 'needs a repair' : 'passes';
  };
  expect([400, 413, 415, 422].map(kindOf)).toEqual(Array(4).fill('final'));
  expect([401, 402, 403, 404, 405, 409, 410, 451].map(kindOf)).toEqual(Array(8).fill('needs a repair'));
  expect([0, 302, 408, 425, 429, 500, 503].map(kindOf)).toEqual(Array(7).fill('passes'));
});

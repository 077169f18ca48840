import { expect, vi } from 'vitest';
import type { LeadStore } from '../../../src/server/lead-store/lead-store';
import { LEAD, leadRequest } from '../../support/lead-service';
import { withOneMoreField } from '../leads/rules/one-more-field';

/** Loads the stores and the lead function of a build whose leads have one more field. */
export async function loadNewerBuild() {
  vi.resetModules();
  vi.doMock('../../../src/leads/rules/lead-payload', async (original) => withOneMoreField(await original()));
  const { openLeadFolder } = await import('../../../src/server/lead-folder/lead-folder');
  const { openPostgresStore } = await import('../../../src/server/lead-store/postgres-store');
  const { createLeadService } = await import('../../support/lead-service');
  vi.doUnmock('../../../src/leads/rules/lead-payload');

  /** Checks a store with `OLDER_RECORDS`. */
  async function checkOlderRecords(store: LeadStore): Promise<void> {
    const service = createLeadService(store);
    const newer = JSON.stringify({ ...LEAD, rooms: '12' });
    const expected = { ...LEAD, rooms: 'Nan' };
    expect((await service.list()).map(({ payload }) => payload)).toEqual([expected, expected]);
    // The same lead, from a phone with the old page and from one with the new page.
    for (const body of [JSON.stringify(LEAD), JSON.stringify(expected)])
      expect((await service.send(leadRequest('first', { body }))).status).toBe(200);
    expect((await service.send(leadRequest('first', { body: newer }))).status).toBe(422);
    expect((await service.send(leadRequest('old', { body: newer }))).status).toBe(200);
    expect((await service.send(leadRequest('new', { body: newer }))).status).toBe(200);
    expect((await service.list())[0]?.payload).toEqual({ ...LEAD, rooms: '12' });
  }

  return { openLeadFolder, openPostgresStore, checkOlderRecords };
}

const SENT = { received_at: '2025-09-01T08:00:00.000Z', receipt: 'K7-Q4M', ...LEAD };

/** Two records of the build without the field: one with the digest of `LEAD` as that build computed it, one without. */
export const OLDER_RECORDS = [
  { id: 'first', digest: 'af3f7f956a216341c909dc57b8b3050872782bc182cb8d37ee96316018847d4f', ...SENT },
  { id: 'old', digest: null, ...SENT },
] as const;

import { expect, test, vi } from 'vitest';
import { createFakeLocks } from '../../support/fake-locks';
import { withResolvers } from '../../support/with-resolvers';

const NAME = 'a lock';
const nothing = async () => 'ran';

test('waiting requests get the lock in order, even after a task that fails', async () => {
  const locks = createFakeLocks();
  const ran: string[] = [];
  const failing = locks.request(NAME, {}, async () => {
    ran.push('first');
    throw new Error('bug');
  });
  const others = ['second', 'third'].map((who) => locks.request(NAME, {}, async () => void ran.push(who)));
  await expect(failing).rejects.toThrow('bug');
  await Promise.all(others);
  expect(ran).toEqual(['first', 'second', 'third']);
});

test('a page that dies releases its locks and no longer waits for others', async () => {
  const locks = createFakeLocks();
  const page = locks.openPage();
  const first = withResolvers();
  void page.manager.request(NAME, {}, () => first.promise);
  const next = locks.request(NAME, {}, nothing);
  const ofTheDead = vi.fn(nothing);
  void page.manager.request(NAME, {}, ofTheDead);
  page.kill();
  await expect(next).resolves.toBe('ran');
  expect(await locks.query()).toEqual({ held: [], pending: [] });
  expect(ofTheDead).not.toHaveBeenCalled();
});

import { drainOutbox } from '../../../../../src/leads/outbox/drain-outbox';
import { createLeadLocks, type LeadLocks } from '../../../../../src/leads/outbox/lead-locks';
import { createOutbox } from '../../../../../src/leads/outbox/outbox';
import { SEND_TIMEOUT_MS } from '../../../../../src/leads/outbox/send-lead';
import { createFakeLocks, type PageLocks } from '../../../../support/fake-locks';
import { withResolvers } from '../../../../support/with-resolvers';
import { fakeDatabase } from './database';
import type { StepsUntilDeath } from './events';
import type { ModelServer } from './server';

const neverSettles = new Promise<never>(() => undefined);

/**
 * The process of one page or worker, which may die between any two of its steps. A dead one gets no results and loses its
 * locks.
 */
class PageProcess {
  isDead = false;
  private stepsLeft = Number.POSITIVE_INFINITY;
  private readonly end = withResolvers();
  constructor(private readonly locks: PageLocks) {}

  kill(): void {
    this.isDead = true;
    this.locks.kill();
    this.end.resolve();
  }

  /** Runs one step. The page may die before it, or after it and before the caller gets the result. */
  async step<T>(work: () => Promise<T>): Promise<T> {
    this.countStep();
    if (this.isDead) return neverSettles;
    const value = await work();
    this.countStep();
    return this.isDead ? neverSettles : value;
  }

  /** Runs work of many steps, and dies after `stepsUntilDeath` of them. Resolves when the work is done or the page is dead. */
  async runUntilDeath(stepsUntilDeath: StepsUntilDeath, work: () => Promise<unknown>): Promise<void> {
    this.stepsLeft = stepsUntilDeath ?? Number.POSITIVE_INFINITY;
    await Promise.race([work(), this.end.promise]);
    this.stepsLeft = Number.POSITIVE_INFINITY;
  }

  /** Returns the same object; each call of a method is one step. */
  withSteps<Api extends object>(api: Api): Api {
    return new Proxy(api, {
      get: (target, name, receiver) => {
        const member: unknown = Reflect.get(target, name, receiver);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => this.step(async () => Reflect.apply(member, target, args));
      },
    });
  }

  private countStep(): void {
    if (this.isDead) return;
    this.stepsLeft -= 1;
    if (this.stepsLeft <= 0) this.kill();
  }
}

/** What all pages and the worker of a phone share. */
export function sharedByPhone(server: ModelServer, onDelivered: (id: string) => void) {
  const database = fakeDatabase();
  const phoneLocks = createFakeLocks();

  /** Opens a page or worker: its process, its outbox, its locks, and the drain of both. */
  function openContext() {
    const ownLocks = phoneLocks.openPage();
    const process = new PageProcess(ownLocks);
    const pageLocks = createLeadLocks(undefined, ownLocks.manager);
    const locks: LeadLocks = {
      ...pageLocks,
      acquire: (id, waitMs) => process.step(() => pageLocks.acquire(id, waitMs)),
    };
    const outbox = process.withSteps(
      createOutbox({
        database,
        broadcast: (message) => {
          if (message.type === 'delivered') onDelivered(message.id);
        },
      }),
    );
    const drain = ({ ignoresPauses = false } = {}) =>
      drainOutbox({
        outbox,
        locks,
        ignoresPauses,
        waitMs: ignoresPauses ? SEND_TIMEOUT_MS : 0,
        send: (entry) => process.step(() => server.sendWithId(entry, AbortSignal.timeout(SEND_TIMEOUT_MS))),
      });
    return { process, locks, outbox, drain };
  }

  return { openContext, database };
}

export type OpenContext = ReturnType<typeof sharedByPhone>['openContext'];
export type Context = ReturnType<OpenContext>;

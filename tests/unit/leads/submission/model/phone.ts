import { expect, vi } from 'vitest';
import { isReadable, needsSending, type ReadableEntry } from '../../../../../src/leads/rules/outbox-entry';
import { sharedByPhone } from './context';
import type { ModelEvent, TabNumber } from './events';
import { Expectations } from './expectations';
import { hotelOf, ModelServer } from './server';
import { ModelTab, type TabServices } from './tab';

type EventOf<Kind extends ModelEvent['kind']> = Extract<ModelEvent, { kind: Kind }>;

/** A phone with two tabs and a worker, the network, and the lead server. */
export class ModelPhone {
  private readonly server = new ModelServer();
  private readonly expectations = new Expectations(this.server);
  private readonly shared;
  private readonly tabServices: TabServices;
  private readonly tabs: [ModelTab, ModelTab];
  private worker;

  constructor() {
    const { server, expectations } = this;
    this.shared = sharedByPhone(server, (id) => {
      for (const listener of [expectations, ...this.tabs]) listener.onDelivered(id);
    });
    let ids = 0;
    this.tabServices = {
      server,
      expectations,
      isOnline: () => server.isReachable,
      newId: () => {
        ids += 1;
        return `lead-${ids}`;
      },
    };
    this.tabs = [this.openTab(0), this.openTab(1)];
    this.worker = this.shared.openContext();
  }

  async apply(event: ModelEvent): Promise<void> {
    switch (event.kind) {
      case 'type':
        return this.tabs[event.tab].type(event.hotel, event.isRespelled);
      case 'submit':
        return this.submit(event);
      case 'save':
        return this.tabs[event.tab].saveForLater?.();
      case 'clear':
        return this.tabs[event.tab].clear();
      case 'leave':
        return this.leave(event.tab);
      case 'reload':
        return this.reload(event.tab);
      case 'reload and clear':
        this.killAndReopen(event.tab);
        return this.tabs[event.tab].resumeAndClear();
      case 'close':
        return this.close(event.tab);
      case 'open':
        return this.openSaved(event);
      case 'drain':
        return this.drain(event);
      case 'delete':
        return this.changeSaved(event.nth, (lead) => this.deleteSaved(lead));
      case 'retry':
        return this.changeSaved(event.nth, ({ id }) => this.worker.outbox.saveAndMakeDue(id));
      case 'network':
        this.server.isReachable = event.isUp;
        return;
      case 'newer version writes':
        return this.shared.database.writeAsNewerVersion();
      case 'wait':
        vi.setSystemTime(Date.now() + event.ms);
        return;
    }
  }

  /** Checks what must be true after every event. */
  async check(): Promise<void> {
    this.expectations.checkNow();
    this.shared.database.check(await this.savedLeads());
  }

  /** Network and server work again, each page is reloaded, and time passes. Then checks that nothing is lost. */
  async endWithoutFaults(): Promise<void> {
    this.server.isReachable = true;
    this.server.faults = [];
    for (const tab of [0, 1] as const) await this.reload(tab);
    for (let rounds = 0; rounds < 3; rounds += 1) await this.worker.drain({ ignoresPauses: true });
    for (const tab of [0, 1] as const) await this.leave(tab);
    // Sends what the forms have given up when they were left.
    await this.worker.drain({ ignoresPauses: true });
    await this.check();
    const untracked = await this.worker.outbox.takeUntracked();
    if (untracked.ok) this.expectations.onLeadEvents(untracked.value.length);
    const drafts = this.tabs.map(({ draft }) => draft);
    const saved = await this.savedLeads();
    // The visitor has returned to these forms, which keep the locks of their leads.
    const idsInForms = drafts.flatMap(({ identity }) => [identity?.id, identity?.openedId]);
    const unsent = saved.filter((lead) => needsSending(lead) && !idsInForms.includes(lead.id));
    expect(unsent, 'leads that still wait').toEqual([]);
    this.expectations.checkEnd(
      saved,
      drafts.map(({ hotel }) => hotel),
    );
  }

  private openTab(number: TabNumber, former?: ModelTab): ModelTab {
    return new ModelTab(number, this.tabServices, this.shared.openContext, former?.draft);
  }

  /** Opens dead tabs again, with their drafts, and a dead worker. */
  private reopenDead(): void {
    for (const tab of this.tabs)
      if (tab.context.process.isDead) this.tabs[tab.number] = this.openTab(tab.number, tab);
    if (this.worker.process.isDead) this.worker = this.shared.openContext();
  }

  private async savedLeads(): Promise<ReadableEntry[]> {
    const read = await this.shared.openContext().outbox.read();
    if (!read.ok) throw new Error('the outbox cannot be read');
    return read.value.visibleEntries.filter(isReadable);
  }

  private async submit({ tab, faults, stepsUntilDeath, inBothTabs }: EventOf<'submit'>): Promise<void> {
    this.server.faults = [...faults];
    const first = this.tabs[tab];
    const tabs = inBothTabs ? [first, this.tabs[tab === 0 ? 1 : 0]] : [first];
    await Promise.all(
      tabs.map((modelTab) =>
        modelTab.context.process.runUntilDeath(modelTab === first ? stepsUntilDeath : null, () =>
          modelTab.submit(),
        ),
      ),
    );
    for (const modelTab of tabs) modelTab.recordStoredOpened();
    if (!first.context.process.isDead) return;
    this.reopenDead();
    await this.tabs[tab].resume();
  }

  private async leave(at: TabNumber): Promise<void> {
    this.server.faults = [];
    await this.tabs[at].form.leave();
    await this.tabs[at].resume();
  }

  private async reload(at: TabNumber): Promise<void> {
    this.killAndReopen(at);
    await this.tabs[at].resume();
  }

  private killAndReopen(at: TabNumber): void {
    this.tabs[at].context.process.kill();
    this.reopenDead();
  }

  private async close(at: TabNumber): Promise<void> {
    const { context, draft } = this.tabs[at];
    const { hotel, openedHotel } = draft;
    // The opened lead is no longer wanted. Its correction is another lead.
    if (openedHotel !== null && openedHotel !== hotel) this.expectations.onUnwanted(openedHotel);
    context.process.kill();
    this.tabs[at] = this.openTab(at);
    if (hotel === null) return;
    const isInForm = this.tabs.some((tab) => tab.draft.hotel === hotel);
    const isInOutbox = (await this.savedLeads()).some(({ payload }) => hotelOf(payload) === hotel);
    if (!isInForm && !isInOutbox) this.expectations.onUnwanted(hotel);
  }

  private async openSaved({ tab, nth }: EventOf<'open'>): Promise<void> {
    const lead = (await this.savedLeads())[nth];
    if (lead !== undefined) await this.tabs[tab].openSaved(lead);
  }

  private async drain({ by, ignoresPauses, faults, stepsUntilDeath }: EventOf<'drain'>): Promise<void> {
    this.server.faults = [...faults];
    const { process, drain } = by === 'worker' ? this.worker : this.tabs[by].context;
    await process.runUntilDeath(stepsUntilDeath, () => drain({ ignoresPauses }));
    if (!process.isDead) return;
    this.reopenDead();
    if (by !== 'worker') await this.tabs[by].resume();
  }

  private async deleteSaved(lead: ReadableEntry): Promise<void> {
    const deleted = await this.worker.outbox.removeEntry(lead.id);
    if (!deleted.ok || !deleted.value) return;
    for (const listener of [this.expectations, ...this.tabs]) listener.onDeleted(lead);
  }

  /** Changes a saved lead under its lock. Does nothing if there is none at this place, or if its lock is taken. */
  private async changeSaved(nth: number, change: (lead: ReadableEntry) => Promise<unknown>): Promise<void> {
    const lead = (await this.savedLeads())[nth];
    const release = lead ? await this.worker.locks.acquire(lead.id, 0) : null;
    if (lead === undefined || release === null) return;
    await change(lead);
    release();
  }
}

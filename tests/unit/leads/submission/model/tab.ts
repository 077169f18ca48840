import { expect } from 'vitest';
import { type LeadIdentity, leadFingerprint } from '../../../../../src/leads/rules/lead-identity';
import type { ReadableEntry } from '../../../../../src/leads/rules/outbox-entry';
import { createFormSession, type FormSession } from '../../../../../src/leads/submission/form-session';
import type { Context, OpenContext } from './context';
import type { TabNumber } from './events';
import type { Expectations } from './expectations';
import { hotelOf, type ModelServer, modelLead } from './server';

/** What a tab keeps when its page is loaded again. */
export interface Draft {
  /** The hotel in the form; null: the form is empty. */
  hotel: number | null;
  isRespelled: boolean;
  identity: LeadIdentity | null;
  /** The hotel of the saved lead that was opened in the form. */
  openedHotel: number | null;
  /** Whether the server had the opened lead already: its answer was lost. */
  wasOpenedStored: boolean;
}

const EMPTY_DRAFT: Draft = {
  hotel: null,
  isRespelled: false,
  identity: null,
  openedHotel: null,
  wasOpenedStored: false,
};

/** What the tabs of a phone share. */
export interface TabServices {
  server: ModelServer;
  expectations: Expectations;
  isOnline(): boolean;
  newId(): string;
}

/** A tab with one lead form. */
export class ModelTab {
  readonly form: FormSession;
  readonly context: Context;
  /** The button of the error toast; null: none is shown. */
  saveForLater: (() => Promise<void>) | null = null;
  private isCleared = false;
  constructor(
    readonly number: TabNumber,
    private readonly services: TabServices,
    openContext: OpenContext,
    readonly draft: Draft = { ...EMPTY_DRAFT },
  ) {
    this.context = openContext();
    const { process, locks, outbox, drain } = this.context;
    const { server, expectations, isOnline, newId } = services;
    this.form = createFormSession(
      {
        outbox,
        locks,
        drain,
        isOnline,
        onNetworkChange: () => () => undefined,
        send: (lead, signal) =>
          process.step(async () => {
            const outcome = await server.sendWithId(lead, signal);
            if (outcome.kind === 'refused' || outcome.kind === 'deferred')
              expectations.onErrorAnswer(hotelOf(lead.payload));
            return outcome;
          }),
        registerSync: async () => true,
        trackLead: () => expectations.onLeadEvents(1),
        newId,
      },
      ({ kind, id }, _payload, onSave) => {
        if (this.isCleared) throw new Error('a form that was cleared shows no notice');
        if (kind === 'not-saved') throw new Error('the outbox could not be written');
        if (kind === 'failed' || kind === 'unanswered') {
          this.saveForLater = onSave;
          return;
        }
        if (kind === 'saved') {
          if (this.draft.hotel !== null) expectations.onSavedNotice(id, this.draft.hotel);
        } else if (kind !== 'resending') expectations.onDelivered(id);
        if (kind !== 'delivered' && kind !== 'delivered-unseen') this.saveForLater = null;
      },
    );
  }

  type(hotel: number, isRespelled: boolean): void {
    const { draft, services } = this;
    // The visitor replaced the text: the previous lead is no longer wanted.
    if (draft.hotel !== null && draft.hotel !== hotel && draft.hotel !== draft.openedHotel)
      services.expectations.onUnwanted(draft.hotel);
    Object.assign(draft, { hotel, isRespelled });
  }

  async clear(): Promise<void> {
    if (this.draft.hotel !== null) this.services.expectations.onUnwanted(this.draft.hotel);
    await this.form.withdraw();
    this.emptyForm();
    this.saveForLater = null;
  }

  /** Opens a saved lead in the form for correction. Does nothing if the form holds text or cannot open it. */
  async openSaved({ id, payload }: ReadableEntry): Promise<void> {
    if (this.draft.hotel !== null || (await this.form.open(id)) !== 'opened') return;
    const hotel = hotelOf(payload);
    Object.assign(this.draft, {
      hotel,
      openedHotel: hotel,
      wasOpenedStored: this.services.server.hasStored(id),
      isRespelled: payload.company_name.startsWith(' '),
      identity: { id, fingerprint: leadFingerprint(payload), openedId: id },
    });
  }

  /** Submits the form. Does nothing if the form is empty. */
  async submit(): Promise<void> {
    const { draft, services } = this;
    const { server, expectations } = services;
    const { hotel } = draft;
    if (hotel === null) return;
    const previousId = draft.identity?.id ?? null;
    expectations.onSubmit(hotel, draft);
    this.saveForLater = null;
    await this.form.submit({
      payload: modelLead(hotel, draft.isRespelled),
      identity: draft.identity,
      setIdentity: (identity) => {
        draft.identity = identity;
        if (identity === null) return;
        // With another id than at the click, it corrects what this form submitted or opened before.
        for (const corrected of [identity.openedId, previousId])
          if (corrected !== null) expectations.onCorrectionSubmitted(corrected, identity.id);
      },
      emptyIfUnchanged: () => {
        const openedId = draft.identity?.openedId ?? null;
        if (openedId !== null && openedId !== draft.identity?.id) {
          expectations.onReplaced(openedId, draft);
          expect(server.hasStored(openedId), 'not sent during its correction').toBe(draft.wasOpenedStored);
        }
        this.emptyCorrectedForm(hotel);
      },
    });
  }

  /** The visitor returns to the form, in a new page or the same one. */
  async resume(): Promise<void> {
    const { draft } = this;
    const { hotel, identity } = draft;
    if (hotel === null || identity === null) return;
    await this.form.resume({
      payload: modelLead(hotel, draft.isRespelled),
      identity,
      setIdentity: () => Object.assign(draft, { identity: null, openedHotel: null }),
      emptyIfUnchanged: () => this.emptyCorrectedForm(hotel),
    });
  }

  /** The visitor clears the form of a new page before it has resumed. */
  async resumeAndClear(): Promise<void> {
    this.isCleared = true;
    await Promise.all([this.resume(), this.clear()]);
    this.isCleared = false;
  }

  /**
   * Another sender has delivered a lead. If this tab submits the same content and has not found the entry yet, it submits
   * another lead (src/leads/exactly-once.md#limits).
   */
  onDelivered(id: string): void {
    const { hotel, identity } = this.draft;
    const { server, expectations } = this.services;
    if (hotel !== null && this.form.isSubmitting() && server.hotelOfRow(id) === hotel && identity?.id !== id)
      expectations.onSubmit(hotel, this.draft);
  }

  /** The opened lead was deleted on /saved: what the form holds is now only in the form. */
  onDeleted({ id, hiddenIds }: ReadableEntry): void {
    const opened = this.draft.identity?.openedId;
    if (opened && [id, ...hiddenIds].includes(opened)) this.draft.openedHotel = null;
  }

  private emptyForm(): void {
    Object.assign(this.draft, { hotel: null, identity: null, openedHotel: null });
  }

  /** Records whether the server has the opened lead by now: this tab may have sent it before correcting it. */
  recordStoredOpened(): void {
    const { openedHotel, identity } = this.draft;
    if (openedHotel !== null && identity?.openedId)
      this.draft.wasOpenedStored = this.services.server.hasStored(identity.openedId);
  }

  /** The lead is sent or saved. If it corrects another one, that one is no longer wanted. */
  private emptyCorrectedForm(hotel: number): void {
    const { openedHotel } = this.draft;
    if (openedHotel !== null && openedHotel !== hotel) this.services.expectations.onUnwanted(openedHotel);
    this.emptyForm();
  }
}

import { expect } from 'vitest';
import type { ReadableEntry } from '../../../../../src/leads/rules/outbox-entry';
import { hotelOf, type ModelServer } from './server';
import type { Draft } from './tab';

/** A lead that the visitor wants to be sent, from its first submission until it is called sent or the visitor gives it up. */
interface WantedLead {
  hotel: number;
  isWanted: boolean;
  /** The drafts of the forms that submitted it. */
  forms: Set<Draft>;
  /** A form got an answer for it that was not a success. */
  hasError: boolean;
}

/** What the visitor did and which notices appeared, and so what the server must have stored. */
export class Expectations {
  private readonly wantedLeads: WantedLead[] = [];
  /** The hotels of the leads that a notice called saved, by their id. */
  private readonly promised = new Map<string, number>();
  /** The ids of the corrections of a lead, and of their corrections, by its id. */
  private readonly corrections = new Map<string, Set<string>>();
  /** The ids of the opened leads that their corrections replaced before the server had them. */
  private readonly replacedIds = new Set<string>();
  private leadEvents = 0;

  constructor(private readonly server: ModelServer) {}

  onSubmit(hotel: number, form: Draft): void {
    const wanted = this.wantedLead(hotel);
    if (wanted) wanted.forms.add(form);
    else this.wantedLeads.push({ hotel, isWanted: true, forms: new Set([form]), hasError: false });
  }

  onErrorAnswer(hotel: number): void {
    const wanted = this.wantedLead(hotel);
    if (wanted) wanted.hasError = true;
  }

  onSavedNotice(id: string, hotel: number): void {
    this.promised.set(id, hotel);
  }

  /** Fails if the lead that a notice calls sent is not stored. */
  onDelivered(id: string): void {
    expect(this.server.hasStored(id), 'called sent, and stored').toBe(true);
    this.onUnwanted(this.server.hotelOfRow(id));
    this.promised.delete(id);
  }

  onLeadEvents(count: number): void {
    this.leadEvents += count;
  }

  /** The visitor cleared, replaced or deleted the lead, or has it sent. */
  onUnwanted(hotel: number): void {
    const wanted = this.wantedLead(hotel);
    if (wanted) wanted.isWanted = false;
  }

  /** The lead that a form submitted or opened before is submitted again, perhaps changed and so with another id. */
  onCorrectionSubmitted(correctedId: string, correctionId: string): void {
    this.replacedIds.delete(correctionId);
    const ids = this.corrections.get(correctedId) ?? new Set();
    this.corrections.set(correctedId, ids.add(correctionId));
    for (const earlier of this.corrections.values()) if (earlier.has(correctedId)) earlier.add(correctionId);
  }

  /** The correction is sent or saved, so the opened lead must not be sent. */
  onReplaced(openedId: string, { openedHotel }: Draft): void {
    this.promised.delete(openedId);
    // Another form with the content of the opened lead may know its id, and submit it.
    const forms = this.wantedLeads.flatMap((lead) => [...lead.forms]);
    const isInOtherForm = forms.some(({ hotel }) => hotel === openedHotel);
    if (!isInOtherForm && !this.server.hasStored(openedId)) this.replacedIds.add(openedId);
  }

  onDeleted({ id, payload, hiddenIds }: ReadableEntry): void {
    this.onUnwanted(hotelOf(payload));
    for (const hiddenId of hiddenIds) {
      const hotel = this.promised.get(hiddenId);
      if (hotel !== undefined) this.onUnwanted(hotel);
    }
    this.promised.delete(id);
    for (const [correctedId, ids] of this.corrections) if (ids.has(id)) this.promised.delete(correctedId);
  }

  /**
   * At any time: a lead is stored once. The exception: after an Error the server may have it, and only the form that sent it
   * knows its id (src/leads/exactly-once.md#limits). So each form that submits it may store it once.
   */
  checkNow(): void {
    const mostRows = new Map<number, number>();
    for (const { hotel, forms, hasError } of this.wantedLeads)
      mostRows.set(hotel, (mostRows.get(hotel) ?? 0) + (hasError ? forms.size : 1));
    for (const [hotel, most] of mostRows)
      expect(this.server.countRows(hotel), `rows of hotel ${hotel}`).toBeLessThanOrEqual(most);
    for (const id of this.replacedIds)
      expect(this.server.hasStored(id), `${id}, which was corrected, is stored`).toBe(false);
  }

  /** When everything works again: no lead is lost, and no lead is tracked twice. */
  checkEnd(saved: readonly ReadableEntry[], hotelsInForms: readonly (number | null)[]): void {
    const isInOutbox = (hotel: number) => saved.some(({ payload }) => hotelOf(payload) === hotel);
    for (const [id, hotel] of this.promised) {
      const isWaiting = isInOutbox(hotel) || saved.some((lead) => lead.id === id);
      if (!isWaiting && !this.isCorrected(id, saved))
        expect(this.server.hasStored(id), `${id}, which was called saved, is stored`).toBe(true);
    }
    for (const { hotel, isWanted } of this.wantedLeads) {
      const isCorrected = [...this.promised].some(
        ([id, promised]) => promised === hotel && this.isCorrected(id, saved),
      );
      const isKept =
        this.server.countRows(hotel) > 0 || isInOutbox(hotel) || isCorrected || hotelsInForms.includes(hotel);
      if (isWanted)
        expect(isKept, `the lead of hotel ${hotel} is stored, saved, corrected or in a form`).toBe(true);
    }
    expect(this.leadEvents, 'Lead events').toBeLessThanOrEqual(this.server.rowCount);
  }

  private wantedLead(hotel: number): WantedLead | undefined {
    return this.wantedLeads.find((lead) => lead.isWanted && lead.hotel === hotel);
  }

  private isCorrected(id: string, saved: readonly ReadableEntry[]): boolean {
    const corrections = [...(this.corrections.get(id) ?? [])];
    return (
      saved.some(({ hiddenIds }) => hiddenIds.includes(id)) ||
      corrections.some((next) => this.server.hasStored(next) || saved.some((lead) => lead.id === next))
    );
  }
}

import { expect } from 'vitest';
import type { ReadableEntry } from '../../../../../src/leads/rules/outbox-entry';
import type { TabNumber } from './events';
import { hotelOf, type ModelServer } from './server';

/** A lead that the visitor wants to be sent. `count`: how many submissions were leads of their own. */
interface WantedLead {
  count: number;
  isOpen: boolean;
  /** A notice has called it sent since the last submission. */
  isSent: boolean;
  /**
   * The tab that saw an answer which was not a success. Its form keeps the lead id; the outbox keeps nothing. An example:
   * 1. Tab 0 submits: stored, but answered with 502.
   * 2. Tab 1 submits the same lead and cannot know that id: a second row, and a second wanted lead.
   */
  answeredIn: TabNumber | null;
  /**
   * The tab that submitted again after such an answer. Until its entry is written, another tab cannot see it. An example:
   * 1. Tab 0 submits: stored, but answered with 502.
   * 2. Both tabs submit the same lead. Tab 0 is first, so both submissions look like the first wanted lead.
   * 3. Tab 0 dies before it writes its entry. Tab 1 finds no entry and writes one with a new id: a second row and lead.
   */
  retriedIn: TabNumber | null;
}

/** What the visitor did and which notices appeared, and so what the server must have stored. */
export class Expectations {
  private readonly wantedLeads = new Map<number, WantedLead>();
  /** The hotels of the leads that a notice called saved, by their id. */
  private readonly promised = new Map<string, number>();
  /** The ids of the corrections of a lead, and of their corrections, by its id. */
  private readonly corrections = new Map<string, Set<string>>();
  private leadEvents = 0;

  constructor(private readonly server: ModelServer) {}

  /**
   * After an answer that was not a success, a submission in the same tab is the same wanted lead, and in another tab a new one.
   */
  onSubmit(hotel: number, tab: TabNumber): void {
    const { count, isOpen, answeredIn, retriedIn } = this.wantedLeads.get(hotel) ?? {
      count: 0,
      isOpen: false,
      answeredIn: null,
      retriedIn: null,
    };
    const isSame = isOpen && (answeredIn === null || answeredIn === tab);
    this.wantedLeads.set(hotel, {
      count: count + (isSame ? 0 : 1),
      isOpen: true,
      isSent: false,
      answeredIn: null,
      retriedIn: isSame ? (answeredIn ?? retriedIn) : null,
    });
  }

  /**
   * A submission has written its first entry, with a new id, and has waited for no lock. It is a new wanted lead in two cases:
   * the same lead was delivered between the submission and the writing, or another tab has submitted again (`retriedIn`).
   */
  onNewEntry(hotel: number, tab: TabNumber): void {
    const wanted = this.wantedLeads.get(hotel);
    if (wanted?.isSent) this.onSubmit(hotel, tab);
    else if (wanted && wanted.retriedIn !== null && wanted.retriedIn !== tab) {
      wanted.count += 1;
      wanted.retriedIn = null;
    }
  }

  onFailureAnswer(hotel: number, tab: TabNumber): void {
    const wanted = this.wantedLeads.get(hotel);
    if (wanted) wanted.answeredIn = tab;
  }

  onSavedNotice(id: string, hotel: number): void {
    this.promised.set(id, hotel);
  }

  /** Fails if the lead that a notice calls sent is not stored. */
  onSentNotice(id: string): void {
    expect(this.server.hasStored(id), 'called sent, and stored').toBe(true);
    const hotel = this.server.hotelOfRow(id);
    this.onUnwanted(hotel);
    const wanted = this.wantedLeads.get(hotel);
    if (wanted) wanted.isSent = true;
    this.promised.delete(id);
  }

  onLeadEvents(count: number): void {
    this.leadEvents += count;
  }

  /** The visitor cleared, replaced or deleted the lead, or has it sent. */
  onUnwanted(hotel: number): void {
    const wanted = this.wantedLeads.get(hotel);
    if (wanted) wanted.isOpen = false;
  }

  /** The lead that a form submitted or opened before is submitted again, perhaps changed and so with another id. */
  onCorrectionSubmitted(correctedId: string, correctionId: string): void {
    const ids = this.corrections.get(correctedId) ?? new Set();
    this.corrections.set(correctedId, ids.add(correctionId));
    for (const earlier of this.corrections.values()) if (earlier.has(correctedId)) earlier.add(correctionId);
  }

  /** The correction is sent or saved, so the opened lead must not be sent. */
  onReplaced(openedId: string): void {
    this.promised.delete(openedId);
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

  /** At any time: no lead is stored more often than it was wanted. */
  checkNow(): void {
    for (const [hotel, { count }] of this.wantedLeads)
      expect(this.server.countRows(hotel), `rows of hotel ${hotel}`).toBeLessThanOrEqual(count);
  }

  /** When everything works again: no lead is lost, and no lead is tracked twice. */
  checkEnd(saved: readonly ReadableEntry[], hotelsInForms: readonly (number | null)[]): void {
    const isInOutbox = (hotel: number) => saved.some(({ payload }) => hotelOf(payload) === hotel);
    for (const [id, hotel] of this.promised) {
      const isWaiting = isInOutbox(hotel) || saved.some((lead) => lead.id === id);
      if (!isWaiting && !this.isCorrected(id, saved))
        expect(this.server.hasStored(id), `${id}, which was called saved, is stored`).toBe(true);
    }
    for (const [hotel, { isOpen }] of this.wantedLeads) {
      const isCorrected = [...this.promised].some(
        ([id, promised]) => promised === hotel && this.isCorrected(id, saved),
      );
      const isKept =
        this.server.countRows(hotel) > 0 || isInOutbox(hotel) || isCorrected || hotelsInForms.includes(hotel);
      if (isOpen)
        expect(isKept, `the lead of hotel ${hotel} is stored, saved, corrected or in a form`).toBe(true);
    }
    expect(this.leadEvents, 'Lead events').toBeLessThanOrEqual(this.server.rowCount);
  }

  private isCorrected(id: string, saved: readonly ReadableEntry[]): boolean {
    const corrections = [...(this.corrections.get(id) ?? [])];
    return (
      saved.some(({ hiddenIds }) => hiddenIds.includes(id)) ||
      corrections.some((next) => this.server.hasStored(next) || saved.some((lead) => lead.id === next))
    );
  }
}

import { useEffect, useRef, useState } from 'react';
import { SvgMarkup } from '../../components/svg-markup';
import { VisuallyHidden } from '../../components/visually-hidden';
import { savedLeadCopy as copy, leadKind } from '../../content/copy/leads/saved-card';
import { savedPageCopy } from '../../content/copy/saved-page';
import { leadsRoof } from '../../scenes/building-parts/roof';
import { isReadable, type OutboxEntry } from '../rules/outbox-entry';
import type { OutboxView } from '../tab/outbox-view';
import { receiptText } from '../tab/receipt-text';
import { dayAndTimeText } from './day-and-time-text';
import { DeletedLead } from './deleted-lead';
import { LeadCard } from './lead-card';
import { SavedLead } from './saved-lead';
import { savedLeadsClass } from './saved-leads.styles';
import { useSavedLeads } from './use-saved-leads';

const listCopy = savedPageCopy.leads;

/**
 * Shows the leads in `outboxView` as a house with a floor for each, then those that this tab has shown as sent.
 * - A deleted lead keeps its floor, with Undo. A live region announces each change of a state.
 * - An empty list has a text, which is invisible until the outbox is read. If no lead can be stored, the text says that.
 */
export function SavedLeads() {
  const { status, leads, deleted, sent, now, deleteLead, restoreLead } = useSavedLeads();
  const announcement = useAnnouncedChanges([
    ...leads.map(({ entry: { id }, content }) => ({ id, text: `${content.title}: ${content.stateText}` })),
    ...sent.map(({ id, title }) => ({ id, text: `${title}: ${copy.sent.stateText}` })),
  ]);
  const focusCard = useCardFocus();
  // Not rendered in parts: 200 leads take 0.3 s on a slow phone.
  const cards = [...leads, ...deleted.map((entry) => ({ entry, content: null }))];
  cards.sort((a, b) => byNeed(a.entry, b.entry));
  return (
    <div className={savedLeadsClass()}>
      <VisuallyHidden as="h2">{listCopy.title}</VisuallyHidden>
      <SvgMarkup className="roof" svg={leadsRoof()} />
      {cards.length + sent.length > 0 ? (
        <ul>
          {cards.map(({ entry, content }) => (
            <li key={entry.id} id={cardId(entry.id)}>
              {content ? (
                <SavedLead entry={entry} content={content} onDelete={deleteLead} onActionEnd={focusCard} />
              ) : (
                <DeletedLead entry={entry} onUndo={restoreLead} onRestored={focusCard} />
              )}
            </li>
          ))}
          {sent.map(({ id, at, source, title }) => (
            <li key={id} id={cardId(id)}>
              <LeadCard
                cardStatus="sent"
                stateText={copy.sent.stateText}
                title={title}
                meta={`${copy.sentAt(leadKind(source), dayAndTimeText(at, now))} ${receiptText([id])}`.trim()}
                note={copy.sent.note}
              />
            </li>
          ))}
        </ul>
      ) : (
        <NoLeads status={status} />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

/** Shows one dark window. Its text is hidden by `data-unread`, but keeps its space, until the outbox is read. */
function NoLeads({ status }: Pick<OutboxView, 'status'>) {
  const { title, text } = status === 'unavailable' ? listCopy.unavailable : listCopy.none;
  return (
    <div className="empty" data-unread={status === 'unread' || undefined}>
      <noscript>
        <p className="without-script">{listCopy.withoutScript}</p>
      </noscript>
      <LeadCard cardStatus="none" title={title} note={text} />
    </div>
  );
}

const RANK_OF_STATE = { unreadable: 0, attention: 0, submitting: 1, sending: 1, waiting: 2 } as const;

const createdAtOf = (entry: OutboxEntry) => (isReadable(entry) ? entry.createdAt : 0);

/** Sorts leads that need attention first, then those whose sending has begun, then others; of each, the oldest first. */
function byNeed(a: OutboxEntry, b: OutboxEntry): number {
  return RANK_OF_STATE[a.state] - RANK_OF_STATE[b.state] || createdAtOf(a) - createdAtOf(b);
}

/** Returns the element id of a lead's card on /saved. */
const cardId = (id: string) => `lead-${id}`;

/**
 * Returns a function that focuses the heading of a lead's card after the next rendering, if no element has the focus. Call it
 * with the lead id after an action that may have removed the pressed button. Without such a card it does nothing.
 */
function useCardFocus(): (id: string) => void {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return;
    setId(null);
    if (document.activeElement !== document.body) return;
    document.getElementById(cardId(id))?.querySelector('h3')?.focus({ preventScroll: true });
  }, [id]);
  return setId;
}

/**
 * Returns, for a live region, the texts of the items that changed last, joined by '. ', or '' at first. New and removed items
 * do not count.
 */
function useAnnouncedChanges(items: readonly { id: string; text: string }[]): string {
  const previousTexts = useRef<Map<string, string> | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const previous = previousTexts.current;
    previousTexts.current = new Map(items.map(({ id, text }) => [id, text]));
    const changed = items.filter(({ id, text }) => previous?.has(id) && previous.get(id) !== text);
    if (changed.length > 0) setAnnouncement(changed.map(({ text }) => text).join('. '));
  });
  return announcement;
}

import { leadSubjectCopy as copy } from '../../content/copy/lead-subject';
import { type CalculatorState, PROJECTION_SUBJECT, parseStoredText } from '../../domain/calculator';
import { projectRevenue } from '../../domain/projection';

/** What can be added to the message of somebody who came with a subject. */
export interface SubjectOffer {
  /** What it is about, in a sentence. */
  offer: string;
  /** On the button. */
  action: string;
  /** What goes into the message. */
  text: string;
}

/**
 * The offer for the subject of a link, which is the calculator's or the title of an article; null where there is nothing to add. `storedFigures`: the calculator's figures
 * as this device keeps them. The calculator stores what was changed, so its untouched example is never offered.
 */
export function subjectOffer(subject: string, storedFigures: string | null): SubjectOffer | null {
  if (subject === '') return null;
  if (subject === PROJECTION_SUBJECT) return projectionOffer(storedFigures);
  const { offer, action, message } = copy.article;
  return { offer: offer(subject), action, text: message(subject) };
}

function projectionOffer(stored: string | null): SubjectOffer | null {
  const figures = stored === null ? null : parseStoredText(stored);
  if (!figures?.ok) return null;
  const total = projectRevenue(figures.state).totalAnnualRevenue;
  // Without rooms, or with figures too large to add up, there is nothing that could be read.
  if (total === null || total <= 0) return null;
  const { offer, action } = copy.projection;
  return {
    offer: offer(figures.state.hotelName.trim(), total),
    action,
    text: projectionInWords(figures.state, total),
  };
}

function projectionInWords(state: CalculatorState, total: number): string {
  const { heading, hotel, room, days, total: sum } = copy.projection;
  const name = state.hotelName.trim();
  const { rows } = projectRevenue(state);
  return [
    heading,
    ...(name === '' ? [] : [hotel(name)]),
    ...state.roomTypes.map(({ numberOfRooms, averagePrice, occupancyRate }, i) =>
      room({
        name: rows[i]?.roomType ?? '',
        rooms: numberOfRooms,
        price: averagePrice,
        occupancy: occupancyRate,
      }),
    ),
    days(state.operatingDays),
    sum(total),
  ].join('\n');
}

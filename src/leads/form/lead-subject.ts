import { leadSubjectCopy as copy } from '../../content/copy/lead-subject';
import {
  type CalculatorState,
  PROJECTION_SUBJECT,
  parseStoredText,
} from '../../domain/calculator/hotel-figures';
import { projectRevenue } from '../../domain/calculator/projection';

/** Text that the form offers to add to the message of a visitor who followed a link with a subject. */
export interface SubjectOffer {
  /** One sentence that describes the offer. */
  offer: string;
  /** The label of the button. */
  action: string;
  text: string;
}

/**
 * Returns the offer (`offer`: a sentence, `action`: the button's label, `text`) for a link's subject: `PROJECTION_SUBJECT`
 * gives the calculator's figures; any other text counts, unchecked, as an article's title. Null: the subject is '', or the
 * figures are missing or no JSON, or their total is not above 0 or too large. `storedFigures`: the calculator's text in local
 * storage, or null if there is none.
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
  // Without rooms, or with figures that are too large to add, there is no useful text.
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
    ...state.roomTypes.map((roomType, i) => room({ ...roomType, name: rows[i]?.roomType ?? '' })),
    days(state.operatingDays),
    sum(total),
  ].join('\n');
}

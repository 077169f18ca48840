import { leadSubjectCopy as copy } from '../../content/copy/lead-subject';
import { type HotelFigures, PROJECTION_SUBJECT, parseHotelText } from '../../domain/calculator/hotel-figures';
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
  const parsed = stored === null ? null : parseHotelText(stored);
  if (!parsed?.ok) return null;
  const { figures } = parsed;
  const total = projectRevenue(figures).totalAnnualRevenue;
  // Without rooms, or with figures that are too large to add, there is no useful text.
  if (total === null || total <= 0) return null;
  const { offer, action } = copy.projection;
  return {
    offer: offer(figures.hotelName.trim(), total),
    action,
    text: projectionInWords(figures, total),
  };
}

function projectionInWords(figures: HotelFigures, total: number): string {
  const { heading, hotel, room, days, total: sum } = copy.projection;
  const name = figures.hotelName.trim();
  const { rows } = projectRevenue(figures);
  return [
    heading,
    ...(name === '' ? [] : [hotel(name)]),
    ...figures.roomTypes.map((roomType, i) => room({ ...roomType, name: rows[i]?.roomType ?? '' })),
    days(figures.operatingDays),
    sum(total),
  ].join('\n');
}

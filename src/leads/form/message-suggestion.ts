import { messageSuggestionCopy as copy } from '../../content/copy/leads/message-suggestion';
import { PROJECTION_SUBJECT, parseStoredHotel } from '../../domain/calculator/hotel-input';
import { projectRevenue } from '../../domain/calculator/projection';

/**
 * Returns the suggestion for a link's subject: the `text` to add to the message, a `sentence` about it, and `action`, the label
 * of the button. For `PROJECTION_SUBJECT` it describes the hotel in the calculator's storage, `storedHotelText`. Any other
 * subject is taken, unchecked, for the title of an article. Returns null for '', and for a hotel that is missing or unreadable,
 * or whose year's revenue is 0, negative or too large.
 */
export function messageSuggestion(subject: string, storedHotelText: string | null) {
  if (subject === '') return null;
  if (subject === PROJECTION_SUBJECT) return projectionSuggestion(storedHotelText);
  const { sentence, action, message } = copy.article;
  return { sentence: sentence(subject), action, text: message(subject) };
}

function projectionSuggestion(storedHotelText: string | null) {
  const hotelInput = storedHotelText === null ? null : parseStoredHotel(storedHotelText);
  if (hotelInput === null) return null;
  const { hotelName, operatingDays } = hotelInput;
  const { rows, revenue } = projectRevenue(hotelInput);
  // Without rooms, or with numbers that are too large to add, there is no useful text.
  if (revenue === null || revenue <= 0) return null;
  const { sentence, action, heading, hotel, room, days, total } = copy.projection;
  const name = hotelName.trim();
  const lines = [
    heading,
    ...(name === '' ? [] : [hotel(name)]),
    ...rows.map((row) => room({ ...row, name: row.shownName })),
    days(operatingDays),
    total(revenue),
  ];
  return { sentence: sentence(name, revenue), action, text: lines.join('\n') };
}

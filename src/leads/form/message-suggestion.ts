import { messageSuggestionCopy as copy } from '../../content/copy/message-suggestion';
import { PROJECTION_SUBJECT, parseStoredHotel } from '../../domain/calculator/hotel-input';
import { projectRevenue } from '../../domain/calculator/projection';

/**
 * Returns the suggestion for a link's subject: the `text` to add to the message, a `sentence` about it, and `action`, the label
 * of the button.
 * - '' gives null.
 * - `PROJECTION_SUBJECT` suggests the hotel in `storedHotelText`, the text in the calculator's storage. The result is null if
 *   this text is null or no JSON, or if the year's revenue is 0, negative or too large.
 * - Any other subject is taken, unchecked, for the title of an article.
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
  const { hotelName, roomTypes, operatingDays } = hotelInput;
  const { rows, revenue: total } = projectRevenue(hotelInput);
  // Without rooms, or with numbers that are too large to add, there is no useful text.
  if (total === null || total <= 0) return null;
  const { sentence, action, heading, hotel, room, days, total: sum } = copy.projection;
  const name = hotelName.trim();
  const lines = [
    heading,
    ...(name === '' ? [] : [hotel(name)]),
    ...roomTypes.map((roomType, i) => room({ ...roomType, name: rows[i]?.roomTypeName ?? '' })),
    days(operatingDays),
    sum(total),
  ];
  return { sentence: sentence(name, total), action, text: lines.join('\n') };
}

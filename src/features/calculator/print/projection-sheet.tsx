import { SvgMarkup } from '../../../components/svg-markup';
import { calculatorPrintCopy as copy } from '../../../content/copy/calculator/print';
import { site } from '../../../content/site';
import { formatRupees, rupeesInWords } from '../../../domain/money';
import { brandMark, wordmark, wordmarkOnPaper } from '../../../scenes/brand';
import { printStreet } from '../../../scenes/houses/print-street';
import { withLabel } from '../../../scenes/kit/svg';
import * as palette from '../../../theme/palette';
import { fontStep } from '../results/font-step';
import { keyFigures } from '../results/key-figures';
import { useCalculator } from '../state/calculator-provider';
import { PrintedPanels } from './printed-panels';
import { PrintedProjection } from './printed-projection';
import { projectionSheetClass } from './projection-sheet.styles';

const MAX_SPACIOUS_ROWS = 6;
const NOTE_LINES = [1, 2, 3, 4];

const paperMark = { arch: palette.ink, darkPanes: palette.white };
const DAY_FORMAT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

/**
 * Shows hotel, projection, key figures and two panels as an A4 sheet, which is visible only in print, with the local date of
 * `printedAt`. With more than `MAX_SPACIOUS_ROWS` room types, the rows are tight and there are no lines for notes.
 */
export function ProjectionSheet({ printedAt }: { printedAt: Date }) {
  const { hotelInput, projection } = useCalculator();
  const { hotelName, operatingDays, roomTypes } = hotelInput;
  const { revenue } = projection;
  const hasTightRows = roomTypes.length > MAX_SPACIOUS_ROWS;
  const street = printStreet(
    roomTypes.map(({ name, numberOfRooms, occupancyRate }) => ({
      name,
      note: copy.occupancy(occupancyRate, numberOfRooms),
      rooms: numberOfRooms,
      occupancy: occupancyRate,
    })),
  );
  const total = formatRupees(revenue);
  return (
    <div className={projectionSheetClass()} data-sheet data-tight={hasTightRows || undefined}>
      <div className="bar">
        <SvgMarkup svg={brandMark(paperMark) + wordmark(wordmarkOnPaper)} className="brand" />
        <p>
          {copy.title}
          <br />
          {copy.printed(printedAt.toLocaleDateString(site.language, DAY_FORMAT))}
        </p>
      </div>
      <h2 className="hotel">{copy.hotel(hotelName)}</h2>
      <p className="total" {...fontStep(total, 15)}>
        {total}
      </p>
      <p className="words">{copy.total(rupeesInWords(revenue), operatingDays)}</p>
      <SvgMarkup className="street" svg={withLabel(street.svg, copy.street(roomTypes.length))} />
      <p className="legend">
        {street.roomsPerWindow.some((rooms) => rooms > 1) ? copy.legendGrouped : copy.legend}
      </p>
      <PrintedProjection />
      <div className="key-figures">
        {keyFigures(projection).map(({ name, figure, printed }) => (
          <div key={name}>
            <b>{figure}</b>
            <span>{printed}</span>
          </div>
        ))}
      </div>
      <PrintedPanels />
      <div className="notes">
        <b>{copy.notes}</b>
        {NOTE_LINES.map((line) => (
          <i key={line} />
        ))}
      </div>
      <div className="method">
        <p>{copy.method}</p>
        <p>
          {copy.again}
          <br />
          <b>{copy.address}</b>
        </p>
      </div>
    </div>
  );
}

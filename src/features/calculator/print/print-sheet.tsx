import { type ComponentType, useEffect, useInsertionEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { LiveScene } from '../../../components/live-scene';
import { sheet } from '../../../content/copy/calculator-print';
import type { CalculatorState } from '../../../domain/calculator';
import { formatNights, formatPercent, formatRupees, rupeesInWords } from '../../../domain/money';
import { isMarked, monthlyCosts } from '../../../domain/panel-figures';
import { onPrint } from '../../../platform/print';
import { adoptRules } from '../../../platform/style-sheets';
import { mark, wordmark, wordmarkOnPaper } from '../../../scenes/brand';
import { paperStreet } from '../../../scenes/houses/paper-street';
import * as ink from '../../../theme/palette';
import { useCalculatorView } from '../calculator-context';
import { useScenario } from '../panels/scenario';
import { PrintBoxes } from './print-boxes';
import { sheetClass } from './print-sheet.styles';
import { PrintTable } from './print-table';

/** The street's frame on the sheet in CSS pixels (180 by 37 mm). Drawn smaller than life, its captions cannot be read. */
const streetFrame = { width: 680, height: 140 };
/** With more room types than this the rows stand closer, and there are no lines to write on. */
const mostRoomyRows = 6;
/** Lines to write on, where the room types leave space for them. */
const noteLines = [1, 2, 3, 4];

/** The sheet alone, on a page whose margins are its own. */
const PAPER =
  '@page{size:A4;margin:0}@media print{body>:not([data-sheet]){display:none!important}body{background:none!important}}';

const paperMark = { frame: ink.bodyText, dark: ink.white, lit: ink.white };
const dayFormat: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

/** Puts the printed sheets into the page for the moment of printing, asked for here or by the browser's own command. */
export function PrintOnDemand() {
  const [printedAt, setPrintedAt] = useState<Date | null>(null);
  useEffect(
    () =>
      onPrint(
        // The browser takes its picture as soon as this returns.
        () => flushSync(() => setPrintedAt(new Date())),
        () => setPrintedAt(null),
      ),
    [],
  );
  const YearSheet = useYearSheet();
  return printedAt ? (
    <>
      <PrintSheet today={printedAt} />
      {YearSheet ? <YearSheet /> : null}
    </>
  ) : null;
}

/** The second sheet, fetched as soon as months are marked or costs are typed; null until then, and where there is none. */
function useYearSheet(): ComponentType | null {
  const { figures } = useScenario();
  const isWanted = isMarked(figures) || monthlyCosts(figures) !== null;
  const [Sheet, setSheet] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    // Without it the first sheet is printed alone.
    import('./year-sheet').then(
      (module) => setSheet(() => module.YearSheet),
      () => undefined,
    );
  }, [isWanted]);
  return isWanted ? Sheet : null;
}

/** The projection on one sheet of A4. In the page only while it is being printed; it then stands in place of the page. */
function PrintSheet({ today }: { today: Date }) {
  useInsertionEffect(() => adoptRules(PAPER), []);
  const { state, projection } = useCalculatorView();
  const { totalAnnualRevenue, adr, occupancy, revpar } = projection;
  const isMany = state.roomTypes.length > mostRoomyRows;
  const captioned = drawStreet(state, true);
  const street = isReadable(captioned.svg) ? captioned : drawStreet(state, false);
  const total = formatRupees(totalAnnualRevenue);
  const three = [
    [formatRupees(adr), sheet.adr],
    [
      formatPercent(occupancy),
      occupancy === null ? sheet.occupancyUnknown : sheet.occupancyMeaning(formatNights(occupancy)),
    ],
    [formatRupees(revpar), sheet.revpar],
  ];
  return createPortal(
    <div className={sheetClass()} data-sheet data-many={isMany ? '' : undefined}>
      <div className="bar">
        <LiveScene svg={mark(paperMark) + wordmark(wordmarkOnPaper)} className="brand" />
        <p>
          {sheet.title}
          <br />
          {sheet.printed(today.toLocaleDateString('en-IN', dayFormat))}
        </p>
      </div>
      <h2 className="hotel">{state.hotelName.trim() || sheet.noName}</h2>
      <p className="total" data-long={total.length > 15 ? '' : undefined}>
        {total}
      </p>
      <p className="words">
        {sheet.total(rupeesInWords(totalAnnualRevenue), formatNights(state.operatingDays))}
      </p>
      <LiveScene className="street" svg={street.svg} />
      <p className="legend">{street.per.some((per) => per > 1) ? sheet.legendShared : sheet.legend}</p>
      <PrintTable state={state} projection={projection} />
      <div className="three">
        {three.map(([figure, meaning]) => (
          <div key={meaning}>
            <b>{figure}</b>
            <span>{meaning}</span>
          </div>
        ))}
      </div>
      <PrintBoxes />
      <div className="notes">
        <b>{sheet.notes}</b>
        {noteLines.map((line) => (
          <i key={line} />
        ))}
      </div>
      <div className="method">
        <p>{sheet.method}</p>
        <p>
          {sheet.again}
          <br />
          <b>{sheet.address}</b>
        </p>
      </div>
    </div>,
    document.body,
  );
}

function drawStreet({ roomTypes }: CalculatorState, isCaptioned: boolean) {
  return paperStreet(
    roomTypes.map(({ name, numberOfRooms, occupancyRate }) => ({
      name: isCaptioned ? name : '',
      note: isCaptioned ? sheet.occupancy(formatPercent(occupancyRate), formatNights(numberOfRooms)) : '',
      rooms: numberOfRooms,
      occupancy: occupancyRate,
    })),
    { label: sheet.street(roomTypes.length) },
  );
}

function isReadable(svg: string): boolean {
  const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? [];
  return Number(width) <= streetFrame.width && Number(height) <= streetFrame.height;
}

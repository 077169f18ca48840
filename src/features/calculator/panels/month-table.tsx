import { memo, useId } from 'react';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { leftOverInWords, monthsCopy } from '../../../content/copy/calculator-months';
import { monthNames, seasonNames } from '../../../content/copy/month-names';
import { panelTitles } from '../../../content/copy/panel-titles';
import type { YearResult } from '../../../domain/losing-months';
import { formatNights, formatPercent, formatRupees } from '../../../domain/money';
import type { YearByMonths } from '../../../domain/year-by-months';
import { monthTableClass } from './month-table.styles';

const copy = monthsCopy.table;

interface MonthTableProps {
  year: YearByMonths;
  /** null: without the columns of costs. */
  result: YearResult | null;
}

/** The figures of each month and their total, in a frame that scrolls where they do not fit. */
export function MonthTable({ year, result }: MonthTableProps) {
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={monthTableClass()} tabIndex={0} aria-labelledby={labelId}>
      <MonthFigures year={year} result={result} captionId={labelId} />
    </section>
  );
}

/** The table alone, for the screen and for paper. */
export function MonthFigures({ year, result, captionId }: MonthTableProps & { captionId?: string }) {
  const heads: string[] = [copy.nights, copy.occupancy, copy.price, copy.revenue];
  if (result) heads.push(copy.needed, copy.leftOver);
  return (
    <table>
      <VisuallyHidden as="caption" id={captionId}>
        {panelTitles.months.title}
      </VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{copy.month}</th>
          <th scope="col">{copy.season}</th>
          {heads.map((head) => (
            <th key={head} scope="col" className="number">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {year.months.map((month, i) => {
          const own = result?.months[i];
          return (
            <Row
              key={monthNames[i]}
              name={monthNames[i] ?? ''}
              season={seasonNames[month.season]}
              nights={formatNights(month.nights)}
              occupancy={formatPercent(month.occupancy)}
              price={formatRupees(month.price)}
              revenue={formatRupees(month.revenue)}
              needed={own && formatPercent(own.neededOccupancy)}
              leftOver={own && leftOverInWords(own.leftOver)}
              isLoss={own?.isLoss}
            />
          );
        })}
      </tbody>
      <tfoot>
        <Row
          name={copy.total}
          season=""
          nights={formatNights(year.nights)}
          occupancy={formatPercent(year.occupancy)}
          price={formatRupees(year.adr)}
          revenue={formatRupees(year.revenue)}
          needed={result ? formatPercent(result.breakEvenOccupancy) : undefined}
          leftOver={result ? leftOverInWords(result.leftOver) : undefined}
        />
      </tfoot>
    </table>
  );
}

interface RowProps {
  name: string;
  season: string;
  nights: string;
  occupancy: string;
  price: string;
  revenue: string;
  needed: string | undefined;
  leftOver: string | undefined;
  isLoss?: boolean | undefined;
}

/** Rendered again only when a text of its own changes. */
const Row = memo(function Row({
  name,
  season,
  nights,
  occupancy,
  price,
  revenue,
  needed,
  leftOver,
  isLoss = false,
}: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{season}</td>
      <td className="number">{nights}</td>
      <td className="number">{occupancy}</td>
      <td className="number">{price}</td>
      <td className="number">{revenue}</td>
      {needed === undefined ? null : <td className="number">{needed}</td>}
      {leftOver === undefined ? null : (
        <td className="number" data-loss={isLoss ? '' : undefined}>
          {leftOver}
        </td>
      )}
    </tr>
  );
});

import { memo, useId } from 'react';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { monthsCopy } from '../../../content/copy/calculator-months';
import { monthNames, seasonNames } from '../../../content/copy/month-names';
import { panelTitles } from '../../../content/copy/panel-titles';
import { monthTableClass } from './month-table.styles';
import { monthColumns, type YearView } from './year-view';

const copy = monthsCopy.table;

type MonthTableProps = Pick<YearView, 'year' | 'result'>;

/** The figures of each month and their total, in an element that scrolls if the table is too wide. */
export const MonthTable = memo(function MonthTable({ year, result }: MonthTableProps) {
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <section className={monthTableClass()} tabIndex={0} aria-labelledby={labelId}>
      <MonthFigures year={year} result={result} captionId={labelId} />
    </section>
  );
});

/** The table alone, for the screen and for paper. */
export function MonthFigures({ year, result, captionId }: MonthTableProps & { captionId?: string }) {
  const columns = monthColumns({ year, result });
  return (
    <table>
      <VisuallyHidden as="caption" id={captionId}>
        {panelTitles.months.title}
      </VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{copy.month}</th>
          <th scope="col">{copy.season}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col" className="number">
              {copy[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {year.months.map(({ season }, i) => (
          <Row
            key={monthNames[i]}
            name={monthNames[i] ?? ''}
            season={seasonNames[season]}
            figures={columns.map(({ format, values }) => format(values[i] ?? null))}
            isLoss={result?.months[i]?.isLoss ?? false}
          />
        ))}
      </tbody>
      <tfoot>
        <Row
          name={copy.total}
          season=""
          figures={columns.map(({ format, total }) => format(total))}
          isLoss={false}
        />
      </tfoot>
    </table>
  );
}

interface RowProps {
  name: string;
  season: string;
  figures: readonly string[];
  /** Marks the last figure: what is left over. */
  isLoss: boolean;
}

/** Renders again only if one of its texts changes. */
const Row = memo(
  function Row({ name, season, figures, isLoss }: RowProps) {
    return (
      <tr>
        <th scope="row">{name}</th>
        <td>{season}</td>
        {figures.map((figure, i) => (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column
            key={i}
            className="number"
            data-loss={isLoss && i === figures.length - 1 ? '' : undefined}
          >
            {figure}
          </td>
        ))}
      </tr>
    );
  },
  (one, other) => JSON.stringify(one) === JSON.stringify(other),
);

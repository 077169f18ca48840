import { VisuallyHidden } from '../../../components/visually-hidden';
import { calculatorMonthsCopy } from '../../../content/copy/calculator/months';
import { panelTitlesCopy } from '../../../content/copy/calculator/panels';
import { monthNames, seasonNames } from '../../../content/copy/dates';
import type { YearAfterCosts } from '../../../domain/calculator/year-after-costs';
import { monthColumns } from './month-columns';

const copy = calculatorMonthsCopy.table;

/**
 * Shows an unstyled table: a row per month, with its season and `monthColumns`, and the total. An unknown figure is a dash. For
 * the caller's styles, figures have the class `number`, and a month that loses money has `data-loss`.
 */
export function MonthTable({ year }: { year: YearAfterCosts }) {
  const columns = monthColumns(year);
  return (
    <table>
      <VisuallyHidden as="caption">{panelTitlesCopy.months.title}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{copy.month}</th>
          <th scope="col">{copy.season}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col" className="number">
              {copy[name].label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {year.months.map((month, i) => (
          <tr key={monthNames[i]}>
            <th scope="row">{monthNames[i]}</th>
            <td>{seasonNames[month.season]}</td>
            {columns.map(({ name, format }) => (
              <td key={name} className="number" data-loss={(name === 'profit' && month.isLoss) || undefined}>
                {format(month[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{copy.total}</th>
          <td />
          {columns.map(({ name, format, total }) => (
            <td key={name} className="number">
              {format(total)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

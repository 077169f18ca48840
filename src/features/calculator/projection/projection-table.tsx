import { memo, useDeferredValue, useId } from 'react';
import { ScrollFrame } from '../../../components/scroll-frame';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { calculatorCopy } from '../../../content/copy/calculator/page';
import type { ProjectionRow } from '../../../domain/calculator/projection';
import { formatCount, formatPercent, formatRupees } from '../../../domain/money';
import { useCalculator } from '../state/calculator-provider';
import { projectionTableClass } from './projection-table.styles';

const copy = calculatorCopy.projection;

/** A pane is lit if the occupancy is above its value. */
const TENTHS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90];

/**
 * Shows a table of nights on offer, occupancy and revenue of each room type, and the total revenue. A figure too large to count
 * is a dash, and a note below says so. React renders the edited field and the large total before this table.
 */
export function ProjectionTable() {
  const { rows, revenue } = useDeferredValue(useCalculator().projection);
  const titleId = useId();
  const hasTooLarge = revenue === null || rows.some(({ nightsOnOffer }) => nightsOnOffer === null);
  return (
    <>
      <h2 id={titleId}>{copy.title}</h2>
      <ScrollFrame className={projectionTableClass()} aria-labelledby={titleId}>
        <table>
          <VisuallyHidden as="caption">{copy.caption}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{copy.roomType}</th>
              {[copy.nightsOnOffer.label, copy.occupancy, copy.revenue.label].map((head) => (
                <th key={head} scope="col" className="number">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} {...row} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {calculatorCopy.total}
              </th>
              <td colSpan={2} className="number">
                <span className="sum">{formatRupees(revenue)}</span>
              </td>
            </tr>
          </tfoot>
        </table>
      </ScrollFrame>
      {hasTooLarge ? <p className="note">{copy.tooLarge}</p> : null}
    </>
  );
}

const Row = memo(function Row({ shownName, nightsOnOffer, occupancyRate, revenue }: ProjectionRow) {
  return (
    <tr>
      <th scope="row">{shownName}</th>
      <td className="number">{formatCount(nightsOnOffer)}</td>
      <td className="number">
        {formatPercent(occupancyRate)}
        <span className="panes" aria-hidden="true">
          {TENTHS.map((tenth) => (
            <i key={tenth} className={occupancyRate > tenth ? 'lit' : undefined} />
          ))}
        </span>
      </td>
      <td className="number">{formatRupees(revenue)}</td>
    </tr>
  );
});

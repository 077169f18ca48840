import { calculatorFieldsCopy } from '../../../content/copy/calculator/fields';
import { calculatorCopy } from '../../../content/copy/calculator/page';
import { FORM_RULES, type FormNumberName, ROOM_TYPE_NUMBERS } from '../../../domain/calculator/hotel-fields';
import type { Projection } from '../../../domain/calculator/projection';
import { formatCount, formatPercent, formatRupees } from '../../../domain/money';

const headings = { ...calculatorFieldsCopy, ...calculatorCopy.projection };
const formats = { count: formatCount, rupees: formatRupees, percent: formatPercent };

/**
 * Returns the columns of the printed sheet (`heading.label`) and the CSV file (`heading.csv`), without the column of names.
 * - `name` is a field of `ProjectionRow`. `format` shows a figure that is too large to count, which is null, as a dash.
 * - `total` is the sum, or the average occupancy; null if it is unknown, undefined in a column without a total.
 */
export function projectionColumns({ nightsOnOffer, occupancy, revenue }: Projection) {
  const numberColumn = (name: FormNumberName) => ({
    name,
    heading: headings[name],
    format: formats[FORM_RULES[name].unit],
    total: name === 'occupancyRate' ? occupancy : undefined,
  });
  const isPercentage = (name: FormNumberName) => FORM_RULES[name].unit === 'percent';
  return [
    ...ROOM_TYPE_NUMBERS.filter((name) => !isPercentage(name)).map(numberColumn),
    numberColumn('operatingDays'),
    { name: 'nightsOnOffer', heading: headings.nightsOnOffer, format: formatCount, total: nightsOnOffer },
    ...ROOM_TYPE_NUMBERS.filter(isPercentage).map(numberColumn),
    { name: 'revenue', heading: headings.revenue, format: formatRupees, total: revenue },
  ] as const;
}

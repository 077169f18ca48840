import { chartNumber } from '../../scenes/kit/chart-number';

interface BillProps {
  caption: string;
  /** Amounts in rupees. A deduction is negative. */
  rows: readonly { label: string; amount: number; total?: boolean }[];
}

/** Shows amounts as a table with emphasised `total` rows. Labels must differ. Throws a RangeError for NaN and Infinity. */
export function Bill({ caption, rows }: BillProps) {
  return (
    <table className="bill">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ label, amount, total }) => (
          <tr key={label} className={total ? 'total' : undefined}>
            <th scope="row">{label}</th>
            <td>{chartNumber(amount, '₹')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

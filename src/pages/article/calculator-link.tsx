import type { ReactNode } from 'react';
import { exampleHash } from '../../features/calculator/take-along/figures-link';

interface CalculatorLinkProps {
  rooms: number;
  /** Percent. */
  occupancy: number;
  /** Rupees for one sold night. */
  price: number;
  children?: ReactNode;
}

/** The example of an article as a link that opens the calculator with its figures, for a year of 365 days. */
export function CalculatorLink({ rooms, occupancy, price, children }: CalculatorLinkProps) {
  const hash = exampleHash({ numberOfRooms: rooms, averagePrice: price, occupancyRate: occupancy });
  return <a href={`/tools/revenue-calculator#${hash}`}>{children}</a>;
}

import type { ReactNode } from 'react';
import { figuresHash } from '../../features/calculator/take-along/figures-link';

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
  const room = { id: '1', name: '', numberOfRooms: rooms, averagePrice: price, occupancyRate: occupancy };
  const hash = figuresHash({ hotelName: '', operatingDays: 365, roomTypes: [room] });
  return <a href={`/tools/revenue-calculator#${hash}`}>{children}</a>;
}

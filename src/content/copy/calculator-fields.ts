import type { NumberField } from '../../domain/calculator-fields';
import type { FieldIssue } from '../../domain/number-field';

interface FieldWords {
  /** Above the field, and at the head of its column on paper. */
  label: string;
  /** What to do about it when it is empty, unreadable or outside its limits. */
  problem: string;
  /** The same for a fraction, where it can only be whole. */
  stillParsing?: string;
  /** The same for a number no computer can hold. */
  tooLarge?: string;
  /** At the head of its column in the CSV file. */
  csv: string;
}

/** The words of each number field of the calculator, wherever it stands. */
export const fieldWords: Readonly<Record<NumberField, FieldWords>> = {
  operatingDays: {
    label: 'Operating days per year',
    problem: 'Enter the days you are open in a year, from 1 to 365.',
    stillParsing: 'Enter whole days, from 1 to 365.',
    csv: 'Operating days',
  },
  numberOfRooms: {
    label: 'Rooms',
    problem: 'Enter the number of rooms, 1 or more.',
    stillParsing: 'Enter whole rooms, 1 or more.',
    tooLarge: 'Enter a smaller number of rooms.',
    csv: 'Rooms',
  },
  averagePrice: {
    label: 'Average price',
    problem: 'Enter the price of a night in rupees, 0 or more.',
    tooLarge: 'Enter a smaller price.',
    csv: 'Average price (INR)',
  },
  occupancyRate: {
    label: 'Occupancy',
    problem: 'Enter the occupancy in percent, from 0 to 100.',
    csv: 'Occupancy (%)',
  },
};

/** What to do about a number field, said beside it. */
export function fieldProblem(field: NumberField, { code }: FieldIssue): string {
  const { problem, stillParsing = problem, tooLarge = problem } = fieldWords[field];
  return code === 'not-whole' ? stillParsing : code === 'too-large' ? tooLarge : problem;
}

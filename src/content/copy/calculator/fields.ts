import type { FormNumberName } from '../../../domain/calculator/hotel-fields';

interface FieldCopy {
  /** Label of the field, and head of its column on paper. */
  label: string;
  /** Message for a text that the field's rule does not allow. */
  issueText: string;
  /** Head of its column in the CSV file. */
  csv: string;
}

export const calculatorFieldsCopy: Readonly<Record<FormNumberName, FieldCopy>> = {
  operatingDays: {
    label: 'Operating days per year',
    issueText: 'Enter the days you are open in a year, a whole number from 1 to 365.',
    csv: 'Operating days',
  },
  numberOfRooms: {
    label: 'Rooms',
    issueText: 'Enter whole rooms, 1 or more.',
    csv: 'Rooms',
  },
  averagePrice: {
    label: 'Average price',
    issueText: 'Enter the price of a night in rupees, 0 or more.',
    csv: 'Average price (INR)',
  },
  occupancyRate: {
    label: 'Occupancy',
    issueText: 'Enter the occupancy in percent, from 0 to 100.',
    csv: 'Occupancy (%)',
  },
};

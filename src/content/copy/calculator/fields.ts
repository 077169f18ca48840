import type { FormNumberName } from '../../../domain/calculator/hotel-fields';
import type { FieldIssue } from '../../../domain/calculator/number-rule';

interface FieldCopy {
  /** Label of the field, and head of its column on paper. */
  label: string;
  /** Message for each issue that `specialIssueTexts` lacks. */
  issueText: string;
  specialIssueTexts?: Partial<Record<FieldIssue, string>>;
  /** Head of its column in the CSV file. */
  csv: string;
}

export const calculatorFieldsCopy: Readonly<Record<FormNumberName, FieldCopy>> = {
  operatingDays: {
    label: 'Operating days per year',
    issueText: 'Enter the days you are open in a year, from 1 to 365.',
    specialIssueTexts: { 'not-whole': 'Enter whole days, from 1 to 365.' },
    csv: 'Operating days',
  },
  numberOfRooms: {
    label: 'Rooms',
    issueText: 'Enter the number of rooms, 1 or more.',
    specialIssueTexts: {
      'not-whole': 'Enter whole rooms, 1 or more.',
      'too-large': 'Enter a smaller number of rooms.',
    },
    csv: 'Rooms',
  },
  averagePrice: {
    label: 'Average price',
    issueText: 'Enter the price of a night in rupees, 0 or more.',
    specialIssueTexts: { 'too-large': 'Enter a smaller price.' },
    csv: 'Average price (INR)',
  },
  occupancyRate: {
    label: 'Occupancy',
    issueText: 'Enter the occupancy in percent, from 0 to 100.',
    csv: 'Occupancy (%)',
  },
};

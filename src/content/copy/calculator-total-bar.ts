/** The words of the bar with the total, after the figure. */
export const totalBar = {
  unit: 'a year',
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
} as const;

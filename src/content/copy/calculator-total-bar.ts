/** The bar with the total over the fields; the figure stands in front of the words. */
export const totalBar = {
  unit: 'a year',
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
} as const;

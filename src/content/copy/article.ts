/** The words around every article; what it says itself stands in its own file. */
export const articleCopy = {
  back: 'Blog',
  meta: (minutes: number, month: string) => `${minutes} min, ${month}`,
  contents: 'In this article',
  sources: {
    title: 'Sources',
    note: 'Read while writing this. Each link leaves our site.',
  },
  prose: {
    table: (firstColumn: string) => `Table: ${firstColumn}`,
    takeaways: 'To take to the desk',
    figuresAsTable: 'The figures as a table',
    columns: { item: 'Item', value: 'Value', note: 'Note', from: 'From', to: 'To', evidence: 'Evidence' },
  },
} as const;

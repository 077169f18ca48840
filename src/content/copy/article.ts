export const articleCopy = {
  back: 'Blog',
  meta: (minutes: number, month: string) => `${minutes} min, ${month}`,
  contents: 'In this article',
  sources: {
    title: 'Sources',
    note: 'The small numbers in the text refer to this list. Each link leaves our site.',
  },
  related: 'Related articles',
  reviewed: (date: string) => `Reviewed ${date}`,
  prose: {
    table: (firstColumn: string) => `Table: ${firstColumn}`,
    takeaways: 'Takeaways',
    source: (number: number) => `Source ${number}`,
    figuresAsTable: 'The figures as a table',
    columns: { item: 'Item', value: 'Value', note: 'Note', from: 'From', to: 'To', evidence: 'Evidence' },
  },
} as const;

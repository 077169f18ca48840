/** A question asked in place, and the buttons that answer it. */
export const questionStyle = {
  '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginTop: '14px' },
  '& .question legend': { fontWeight: '600', marginBottom: '2' },
} as const;

/** Styles of a question in place and its buttons. */
export const questionStyle = {
  '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginTop: '14px' },
  '& .question legend': { fontWeight: '600', marginBottom: '2' },
} as const;

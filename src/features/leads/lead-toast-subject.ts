/** What the last press of a submit button came to: one toast at a time. */
export const LEAD_TOAST = 'lead';

/**
 * Selects an element while the page is still loading and the element after it has not arrived. Hide with it what is placed by
 * the end of an element: it would move with each line that arrives. (`:last-child` does not match before the element around it
 * is complete.)
 */
export const stillParsing = '&:not(:has(+ *))';

/**
 * Selects an element while the page still loads and the element after it has not arrived. Hide with it what is placed by the
 * end of an element: it would move with each line that arrives. (`:last-child` does not match in an incomplete element.)
 */
export const stillParsing = '&:not(:has(+ *))';

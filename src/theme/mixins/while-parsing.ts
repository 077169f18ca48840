/**
 * Selects an element while the page still loads and the element after it has not arrived. Use it to hide a part placed by the
 * end of an element, which would move with each line. `:last-child` does not match in an incomplete element.
 */
export const whileParsingSelector = '&:not(:has(+ *))';

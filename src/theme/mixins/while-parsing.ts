/**
 * Selects an element while the page still loads and the element after it has not arrived. Use it to hide a part whose place
 * depends on the end of an element, because each line that arrives would move it. `:last-child` cannot do this: it does not
 * match in an incomplete element.
 */
export const whileParsingSelector = '&:not(:has(+ *))';

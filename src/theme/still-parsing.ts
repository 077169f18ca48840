/**
 * An element that is still arriving: the one after it has not begun. What is placed by the end of such an element would
 * move with each line that comes over a slow line, so it is hidden so long. (`:last-child` does not match before the
 * element around it is whole.)
 */
export const whileParsing = '&:not(:has(+ *))';

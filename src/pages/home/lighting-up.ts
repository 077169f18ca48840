/** Behind the address of a scene file whose windows then light one after the other. Without it the house is lit from the start. */
export const lightingUp = '#light';

/** A drawing in a file does not learn by itself that the visitor wants no motion: the page asks for the still one. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)';

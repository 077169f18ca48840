/** At the end of a drawing's address, it makes the windows light up one by one. Without it they are lit from the start. */
export const lightUpHash = '#light';

/** The media query of the moving drawings. The page must choose, because an image file cannot read this preference itself. */
export const motionAllowedQuery = '(prefers-reduced-motion: no-preference)';

/** At the end of a drawing's address, it makes the windows light up one by one. Without it they are lit from the start. */
export const LIGHT_UP_HASH = '#light';

/** The media query of the moving drawings. The page must choose, because an image file cannot read this preference itself. */
export const MOTION_ALLOWED_QUERY = '(prefers-reduced-motion: no-preference)';

/**
 * The code that sends and keeps leads. A form is read and filled before it is sent, so this comes after it; asked for
 * again when it could not be had.
 */
export const load = () => import('./submit-form');

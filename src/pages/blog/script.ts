/** The whole page is hydrated. */
export { Page as Live } from './page';

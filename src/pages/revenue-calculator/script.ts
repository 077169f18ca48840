import { Page } from './page';

/** The whole page is hydrated. */
export const live = { page: Page };

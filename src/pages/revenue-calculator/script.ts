import { Page } from './page';

/** React hydrates the whole page. */
export const islands = { page: Page };

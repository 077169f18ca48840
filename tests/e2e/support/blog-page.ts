import type { Page } from 'playwright/test';
import { blogCopy } from '../../../src/content/copy/blog';

/** The titles in the visible list. */
export const titlesOn = (page: Page) =>
  page.getByRole('list', { name: blogCopy.listLabel }).getByRole('heading');

const categoryFilter = (page: Page) => page.getByRole('navigation', { name: blogCopy.filter.label });

/** The link of a category in the filter. */
export const categoryLink = (page: Page, { name }: { name: string }) =>
  categoryFilter(page).getByRole('link', { name, exact: true });

/** The chosen category in the filter. */
export const chosenCategory = (page: Page) => categoryFilter(page).locator('[aria-current]');

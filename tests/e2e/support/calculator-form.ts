import type { Page } from 'playwright/test';
import { calculatorFieldsCopy } from '../../../src/content/copy/calculator/fields';
import { calculatorMonthsCopy, losingMonthsCopy } from '../../../src/content/copy/calculator/months';
import { calculatorCopy } from '../../../src/content/copy/calculator/page';
import { panelTitlesCopy } from '../../../src/content/copy/calculator/panels';
import { calculatorSharingCopy } from '../../../src/content/copy/calculator/sharing';
import { monthNames, seasonNames } from '../../../src/content/copy/dates';

export const CALCULATOR_PATH = '/tools/revenue-calculator';

/** Opens the calculator. Resolves when its script runs, which shows the print button. */
export async function openCalculator(page: Page): Promise<void> {
  await page.goto(CALCULATOR_PATH);
  await sharingButton(page, 'print').waitFor();
}

export const hotelName = (page: Page) => page.getByLabel(calculatorCopy.form.hotelName);
export const addRoomButton = (page: Page) =>
  page.getByRole('button', { name: calculatorCopy.form.addRoomType });
export const resetButton = (page: Page) => page.getByRole('button', { name: calculatorCopy.form.reset });
export const total = (page: Page) => page.getByRole('status', { name: calculatorCopy.total });
export const sharingButton = (page: Page, action: keyof typeof calculatorSharingCopy.actions) =>
  page.getByRole('button', { name: calculatorSharingCopy.actions[action], exact: true });

// Fields of a room type: as many as there are room types.
export const roomTypeName = (page: Page) => page.getByLabel(calculatorCopy.form.roomTypeName);
export const numberOfRooms = (page: Page) =>
  page.getByLabel(calculatorFieldsCopy.numberOfRooms.label, { exact: true });
export const averagePrice = (page: Page) => page.getByLabel(calculatorFieldsCopy.averagePrice.label);
export const occupancy = (page: Page) =>
  page.getByRole('spinbutton', { name: calculatorFieldsCopy.occupancyRate.label, exact: true });

export type Panel = Exclude<keyof typeof panelTitlesCopy, 'label'>;

export const panel = (page: Page, name: Panel) =>
  page.locator('details', { has: page.getByRole('heading', { name: panelTitlesCopy[name].title }) });

export async function openPanels(page: Page, ...names: readonly Panel[]): Promise<void> {
  for (const name of names) await panel(page, name).locator('summary').click();
}

/** `month`: 0 for January. */
export const seasonOf = (page: Page, month: number) =>
  page.getByLabel(`${calculatorMonthsCopy.seasonOf} ${monthNames[month]}`);
export const markMonsoonButton = (page: Page) =>
  page.getByRole('button', { name: calculatorMonthsCopy.markMonsoon });

/** The field of all busy or all quiet months: how full they are, or how much their price differs. */
export function seasonField(page: Page, season: 'busy' | 'quiet', field: 'occupancy' | 'price') {
  const words = calculatorMonthsCopy.groups[season];
  return page.getByLabel(`${words.title}: ${words[field]}`);
}

export const costField = (page: Page, field: 'fixedCosts' | 'nightCost' | 'bookingCostPercent') =>
  page.getByLabel(losingMonthsCopy[field].label);

/** Fills the form with 12 rooms at ₹3,200, 60% full; and the months panel with three busy and four quiet months. */
export async function fillExampleYear(page: Page): Promise<void> {
  await numberOfRooms(page).fill('12');
  await averagePrice(page).fill('3200');
  await occupancy(page).fill('60');
  for (const month of [3, 4, 11]) await seasonOf(page, month).selectOption(seasonNames.busy);
  await markMonsoonButton(page).click();
  await seasonField(page, 'busy', 'occupancy').fill('85');
  await seasonField(page, 'busy', 'price').fill('15');
  await seasonField(page, 'quiet', 'occupancy').fill('25');
  await seasonField(page, 'quiet', 'price').fill('20');
}

/** Fills the costs panel. */
export async function fillExampleCosts(page: Page): Promise<void> {
  await costField(page, 'fixedCosts').fill('260000');
  await costField(page, 'nightCost').fill('900');
  await costField(page, 'bookingCostPercent').fill('15');
}

import type { Page } from 'playwright/test';

export const path = '/tools/revenue-calculator';
export const panelsKey = 'revenue-calculator-panels';
export const titles = [
  'Your year by months',
  'Which months lose money',
  'What the OTAs keep',
  'A better year',
];

export const panel = (page: Page, title: string) =>
  page.locator('details', { has: page.getByRole('heading', { name: title }) });
export const months = (page: Page) => panel(page, 'Your year by months');
export const costs = (page: Page) => panel(page, 'Which months lose money');

export async function openPanels(page: Page, shown = titles.slice(0, 2)): Promise<void> {
  for (const title of shown) await panel(page, title).locator('summary').click();
}

/** The worked example: 12 rooms at ₹3,200, 60% full; three busy months, four quiet ones. */
export async function fillExample(page: Page): Promise<void> {
  await page.getByLabel('Rooms', { exact: true }).fill('12');
  await page.getByLabel('Average price').fill('3200');
  await page.getByRole('spinbutton', { name: 'Occupancy', exact: true }).fill('60');
  for (const month of ['April', 'May', 'December'])
    await page.getByLabel(`Season of ${month}`).selectOption('Busy');
  await page.getByRole('button', { name: 'Mark June to September as quiet' }).click();
  await page.getByLabel('Busy months: occupancy, percent').fill('85');
  await page.getByLabel('Busy months: price, percent more').fill('15');
  await page.getByLabel('Quiet months: occupancy, percent').fill('25');
  await page.getByLabel('Quiet months: price, percent less').fill('20');
}

export async function fillCosts(page: Page): Promise<void> {
  await page.getByLabel('Fixed costs in a month').fill('260000');
  await page.getByLabel('Cost of a sold night').fill('900');
  await page.getByLabel('Booking costs, percent').fill('15');
}

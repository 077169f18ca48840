import { calculatorFieldsCopy } from '../../../src/content/copy/calculator/fields';
import { calculatorCopy } from '../../../src/content/copy/calculator/page';
import { panelIssueText } from '../../../src/content/copy/calculator/panels';
import { PANEL_RULES } from '../../../src/domain/calculator/panel-input';
import { expect, test } from '../../support/site';
import {
  averagePrice,
  CALCULATOR_PATH,
  costField,
  hotelName,
  occupancy,
  openCalculator,
  openPanels,
  total,
} from '../support/calculator-form';

test.use({ serviceWorkers: 'block' });

test('an incomplete number stays as typed', async ({ page }) => {
  await openCalculator(page);
  await occupancy(page).fill('');
  await occupancy(page).pressSequentially('62.5');
  await expect(occupancy(page)).toHaveValue('62.5');
  await expect(page.getByRole('row').nth(1)).toContainText('62.5%');
  const price = averagePrice(page);
  await price.fill('');
  await price.pressSequentially('12.');
  await price.press('5');
  await expect(price).toHaveValue('12.5');
});

test('a text that is no number has a message even in a field that may be empty', async ({ page }) => {
  await openCalculator(page);
  await openPanels(page, 'losing');
  const costs = costField(page, 'fixedCosts');
  await costs.pressSequentially('2,500/-');
  await costs.press('Tab');
  await expect(costs).toHaveAccessibleDescription(new RegExp(panelIssueText(PANEL_RULES.fixedCosts)));
  await costs.fill('');
  await costs.press('Tab');
  await expect(costs).not.toHaveAttribute('aria-invalid');
});

test('the slider lights the windows up to its value and changes no others', async ({ page }) => {
  await openCalculator(page);
  const lit = page.locator('use.lit');
  await expect(lit).toHaveCount(7);
  const slider = page.getByRole('slider', {
    name: calculatorCopy.form.slider(calculatorFieldsCopy.occupancyRate.label),
  });
  await slider.focus();
  for (let i = 0; i < 10; i++) await slider.press('ArrowRight');
  await expect(lit).toHaveCount(8);
  await expect(total(page)).toHaveText('₹87,60,000');
  await expect(
    page.getByText(calculatorCopy.street({ sold: 8, rooms: 10, areRoomsGrouped: false })),
  ).toBeVisible();
});

test('a page that is closed during typing has saved the last letter', async ({ page, context }) => {
  await openCalculator(page);
  await hotelName(page).pressSequentially('Lake Road Inn');
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await next.goto(CALCULATOR_PATH);
  await expect(hotelName(next)).toHaveValue('Lake Road Inn');
});

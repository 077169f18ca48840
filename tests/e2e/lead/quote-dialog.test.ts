import { quoteCopy } from '../../../src/content/copy/leads/forms';
import { OPEN_QUOTE_DIALOG } from '../../../src/platform/quote-event';
import {
  emailField,
  hotelField,
  openContact,
  openQuoteDialog,
  quoteButton,
  quoteDialog,
  quoteSubmitButton,
} from '../../support/lead-form';
import { expect, test } from '../../support/site';

test.use({ serviceWorkers: 'block' });

/** The dialog fades out in 300 ms. */
const ALMOST_FADED_OUT_MS = 280;

test('behind the quote dialog nothing moves or scrolls, and the focus stays inside it', async ({ page }) => {
  await page.goto('/faq');
  const opener = quoteButton(page);
  const dialog = await openQuoteDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const left = await page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().left);
  await opener.click();
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().left)).toBe(left);
  await expect(page.getByRole('heading', { name: quoteCopy.title })).toBeFocused();
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside).toBe(true);
  }
});

test('a press outside closes the quote dialog, which fades out, returns the focus and keeps the text to be sent', async ({
  page,
  site,
}) => {
  await openContact(page);
  const opener = quoteButton(page);
  const dialog = quoteDialog(page);
  await opener.click();
  // A selection dragged out of the box is no press on the backdrop.
  await hotelField(dialog).fill('Old Fort Haveli');
  const box = await hotelField(dialog).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(8, 8);
  await page.mouse.up();
  await expect(dialog).toBeVisible();

  const pressedAt = await page.evaluate(() => performance.now());
  await page.mouse.click(8, 8);
  await dialog.waitFor({ state: 'detached' });
  const fadeMs = (await page.evaluate(() => performance.now())) - pressedAt;
  expect(fadeMs).toBeGreaterThan(ALMOST_FADED_OUT_MS);
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(hotelField(dialog)).toHaveValue('Old Fort Haveli');
  await emailField(dialog).fill('desk@oldfort.example');
  await quoteSubmitButton(page).click();
  // While the dialog fades out its element is still there.
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.getByText(quoteCopy.sent.title)).toBeVisible();
  await expect(page.getByText(quoteCopy.sent.text)).toBeVisible();
  expect(site.leads()).toMatchObject([
    { source: 'Website Quote Modal', custom_message: 'Quote Request', city: 'Nan' },
  ]);
});

test('requested again while it fades out, the quote dialog stays open and keeps the typed text; closed once more, it fades out from where it is, in the whole time', async ({
  page,
}) => {
  await openContact(page);
  const dialog = await openQuoteDialog(page);
  await hotelField(dialog).fill('Old Fort Haveli');
  await dialog.evaluate(async (element, event) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Read the promise now: a cancelled animation gets a new one.
    const ends = () => Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    element.querySelector<HTMLButtonElement>('.close')?.click();
    await nextFrame();
    const fadedOut = ends();
    window.dispatchEvent(new CustomEvent(event));
    await fadedOut;
    await nextFrame();
    await ends();
    await nextFrame();
  }, OPEN_QUOTE_DIALOG);
  await expect(dialog).toHaveCSS('opacity', '1');
  await expect(hotelField(dialog)).toHaveValue('Old Fort Haveli');

  // The dialog is requested again, and Escape is pressed in the same task.
  await dialog.evaluate((element, event) => {
    window.dispatchEvent(new CustomEvent(event));
    element.dispatchEvent(new Event('cancel', { cancelable: true }));
  }, OPEN_QUOTE_DIALOG);
  await expect(dialog).toHaveCount(0);

  await openQuoteDialog(page);
  const fade = await dialog.evaluate(async (element, event) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const opacity = () => Number(getComputedStyle(element).opacity);
    const close = () => element.querySelector<HTMLButtonElement>('.close')?.click();
    const closed = new Promise((resolve) => element.addEventListener('close', resolve));
    close();
    while (opacity() > 0.9) await nextFrame();
    window.dispatchEvent(new CustomEvent(event));
    const before = opacity();
    const closedAt = performance.now();
    close();
    const after = opacity();
    await closed;
    return { before, after, ms: performance.now() - closedAt };
  }, OPEN_QUOTE_DIALOG);
  expect(fade.after).toBeLessThanOrEqual(fade.before);
  expect(fade.ms).toBeGreaterThan(ALMOST_FADED_OUT_MS);
});

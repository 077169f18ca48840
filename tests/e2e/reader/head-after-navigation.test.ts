import { faqCopy, faqs } from '../../../src/content/copy/faq';
import { expect, test } from '../../support/site';

test.use({ serviceWorkers: 'block' });

/** Content policy and shared styles come from the first document, so the test starts at several pages. */
for (const start of ['/', '/blog/reduce-ota-commission', '/privacy']) {
  test(`after each change of page, beginning at ${start}, the head is that of the shown page`, async ({
    page,
    request,
    site,
  }) => {
    test.slow();
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(20);

    await page.goto(start);
    // Until then the footer moves, because the sections above it are laid out one by one.
    await page.locator('[data-laid-out]').waitFor({ state: 'attached' });
    await page.locator('footer a[href="/faq"]').click();
    await expect(page).toHaveURL(`${site.url}/faq`);
    // The first press may be recorded as an early press. The script has started when the form opens.
    await page.getByRole('searchbox').fill(faqs[0]?.question ?? '');
    await expect(page.getByText(faqCopy.results(1))).toBeVisible();
    for (const path of paths) {
      // Adds a link, because not every page has a link to every other.
      await page.evaluate((to) => history.pushState(null, '', to), path);
      // Checks at each frame, because Playwright's polling is slow for this many pages.
      await page.waitForFunction((to) => {
        const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
        return link !== null && new URL(link.href).pathname === to;
      }, path);
      const { picture, title, sharedTitle, data } = await page.evaluate(() => {
        const contentOf = (property: string) =>
          document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content;
        return {
          picture: contentOf('og:image'),
          title: document.title,
          sharedTitle: contentOf('og:title'),
          data: document.querySelector('script[type="application/ld+json"]')?.textContent,
        };
      });
      expect(picture).toMatch(
        new RegExp(`/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png$`),
      );
      expect(data).toContain(`${path}#page"`);
      expect(title).toBe(sharedTitle);
    }
  });
}

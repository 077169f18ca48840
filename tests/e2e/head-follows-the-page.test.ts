import { expect, test } from './site';

test.use({ serviceWorkers: 'block' });

/** Any other page, loaded afresh, would bring its own policy and its own styles: the walk must begin at several. */
for (const start of ['/', '/blog/reduce-ota-commission', '/privacy']) {
  test(`whoever walks from ${start} through the site shares the page they are on`, async ({
    page,
    request,
    site,
  }) => {
    test.slow();
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(20);

    await page.goto(start);
    await page.locator('footer a[href="/faq"]').click();
    await expect(page).toHaveURL(`${site.url}/faq`);
    // The press may have come before the script; it has started when the page answers.
    await page.getByRole('searchbox').fill('team');
    await expect(page.getByText('result(s) found')).toBeVisible();
    for (const path of paths) {
      // A link of the page itself would do the same; not every page has a link to every other.
      await page.evaluate((to) => history.pushState(null, '', to), path);
      // At the next frame, not at the next look of a patient expectation: there are many pages.
      await page.waitForFunction((to) => {
        const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
        return link !== null && new URL(link.href).pathname === to;
      }, path);
      const picture = `/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
        'content',
        new RegExp(`${picture}$`),
      );
      const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data).toContain(`${path}#page"`);
      expect(await page.title()).toBe(
        await page.locator('meta[property="og:title"]').getAttribute('content'),
      );
    }
  });
}

import { faqCopy, faqs } from '../../../src/content/copy/faq';
import { expect, test } from '../../support/site';

test.use({ serviceWorkers: 'block' });

// One first page is enough, because all pages have the same shared styles (tests/build/heads.test.ts) and the same content
// policy (tests/build/host-files.test.ts).
test('after each change of page the head is that of the shown page', async ({ page, request, site }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(20);

  await page.goto('/');
  // Until then the footer moves, because the sections above it are laid out one by one.
  await page.locator('[data-laid-out]').waitFor({ state: 'attached' });
  await page.locator('footer a[href="/faq"]').click();
  await expect(page).toHaveURL(`${site.url}/faq`);
  // The first press may be recorded as an early press. The script has started when the form opens.
  await page.getByRole('searchbox').fill(faqs[0]?.question ?? '');
  await expect(page.getByText(faqCopy.results(1))).toBeVisible();
  // In one call, which also fails if the browser loads a document.
  const heads = await page.evaluate(async (targets) => {
    const contentOf = (property: string) =>
      document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content;
    const canonicalPath = () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
      return link && new URL(link.href).pathname;
    };
    const found = [];
    for (const path of targets) {
      // Not every page has a link to every other.
      history.pushState(null, '', path);
      while (canonicalPath() !== path) await new Promise(requestAnimationFrame);
      found.push({
        path,
        picture: contentOf('og:image'),
        title: document.title,
        sharedTitle: contentOf('og:title'),
        data: document.querySelector('script[type="application/ld+json"]')?.textContent,
      });
    }
    return found;
  }, paths);
  for (const { path, picture, title, sharedTitle, data } of heads) {
    expect(picture).toMatch(
      new RegExp(`/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png$`),
    );
    expect(data).toContain(`${path}#page"`);
    expect(title).toBe(sharedTitle);
  }
});

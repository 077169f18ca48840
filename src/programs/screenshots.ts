import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../node/paths';
import { INSTALL_SCREENSHOTS } from '../site-build/web-manifest';
import { withBuiltSite } from './built-site/serve-built-site';
import { launchBrowser } from './find-browser';

// Takes the screenshots of the web manifest from the site in dist/, and prints which of them have changed.
const browser = await launchBrowser();
try {
  await withBuiltSite(async (url) => {
    for (const { file, path, width, height } of INSTALL_SCREENSHOTS) {
      const page = await browser.newPage({
        viewport: { width, height },
        // Shows the drawings in their final state.
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const picture = await page.screenshot();
      await page.close();
      const target = join(rootDir, 'public', file);
      const isCurrent = existsSync(target) && readFileSync(target).equals(picture);
      if (!isCurrent) writeFileSync(target, picture);
      console.log(`${isCurrent ? 'unchanged' : 'replaced'}: public/${file}`);
    }
  });
} finally {
  await browser.close();
}

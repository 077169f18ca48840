import { appShellCopy } from '../../src/content/copy/app-shell';
import { contactCopy } from '../../src/content/copy/contact';
import { leadsCopy, quoteCopy } from '../../src/content/copy/leads/forms';
import { leadOutcomeCopy } from '../../src/content/copy/leads/outcome';
import { expect, test } from './engine';
import type { Visitor } from './visitor';

async function sendContact(visitor: Visitor, hotel: string): Promise<void> {
  await visitor.write('main [name=resort_name]', hotel);
  await visitor.write('main [name=place]', 'Udaipur, Rajasthan');
  await visitor.write('main [name=email]', 'desk@lakeroad.example');
  await visitor.press('main button', contactCopy.form.submit);
}

test('a visitor sends the quote form', async ({ tab, visitor, site }) => {
  await tab.open(`${site.url}/faq`);
  await visitor.openQuoteDialog();
  await visitor.press('dialog button', quoteCopy.close);
  await visitor.press('header button', appShellCopy.getQuote);
  await visitor.write('dialog [name=resort_name]', 'Old Fort Haveli');
  await visitor.write('dialog [name=email]', 'desk@oldfort.example');
  await visitor.press('dialog button', quoteCopy.submit);
  await visitor.waitForText(quoteCopy.sent.title);
  expect(site.leads()).toMatchObject([{ source: 'Website Quote Modal', company_name: 'Old Fort Haveli' }]);
});

test('a server error is shown, all values stay, and the next submission stores the lead once', async ({
  tab,
  visitor,
  site,
}) => {
  await tab.open(`${site.url}/contact`);
  site.setFault({ status: 500 });
  await sendContact(visitor, 'Hill View');
  await visitor.waitForText(contactCopy.form.failed.text);
  expect(await visitor.value('main [name=resort_name]')).toBe('Hill View');
  site.setFault(null);
  await visitor.press('main button', contactCopy.form.submit);
  await visitor.waitForText(contactCopy.form.sent.title);
  expect(site.leads()).toHaveLength(1);
});

test('an unanswered request is saved and is stored once when the server is back', async ({
  tab,
  visitor,
  site,
}) => {
  await tab.open(`${site.url}/contact`);
  await visitor.untilInstalled();
  await site.stop();
  await sendContact(visitor, 'Old Mill');
  await visitor.press('[role=alert] button', leadsCopy.saveForLater);
  await visitor.waitForText(leadOutcomeCopy.savedUnanswered.title);
  await tab.open(`${site.url}/saved`);
  await visitor.waitForText('Old Mill', 'main');
  expect(site.leads()).toEqual([]);

  await site.start();
  await tab.reload();
  await expect
    .poll(() => site.leads().map((lead) => lead.company_name), { timeout: 30_000 })
    .toEqual(['Old Mill']);
  expect(site.attempts()).toHaveLength(1);
});

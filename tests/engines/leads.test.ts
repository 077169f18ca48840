import { appShell } from '../../src/content/copy/app-shell';
import { contactCopy } from '../../src/content/copy/contact';
import { leadCopy, quoteCopy } from '../../src/content/copy/leads';
import { expect, test } from './engine';
import type { Person } from './person';

async function sendContact(person: Person, hotel: string): Promise<void> {
  await person.write('main [name=resort_name]', hotel);
  await person.write('main [name=place]', 'Udaipur, Rajasthan');
  await person.write('main [name=email]', 'desk@lakeroad.example');
  await person.press('main button', contactCopy.form.submit);
}

test('an owner sends the quote form', async ({ tab, person, site }) => {
  await tab.open(`${site.url}/faq`);
  await person.asksForQuote();
  await person.press('dialog button', quoteCopy.close);
  await person.press('header button', appShell.getQuote);
  await person.write('dialog [name=resort_name]', 'Old Fort Haveli');
  await person.write('dialog [name=email]', 'desk@oldfort.example');
  await person.press('dialog button', quoteCopy.submit);
  await person.sees(quoteCopy.sent.title);
  expect(site.leads()).toMatchObject([{ source: 'Website Quote Modal', company_name: 'Old Fort Haveli' }]);
});

test('an owner sends the contact form', async ({ tab, person, site }) => {
  await tab.open(`${site.url}/contact`);
  await sendContact(person, 'Lake Road Inn');
  await person.sees(contactCopy.form.sent.title);
  await expect.poll(() => person.value('main [name=resort_name]')).toBe('');
  expect(site.leads()).toMatchObject([{ company_name: 'Lake Road Inn' }]);
});

test('a server error is shown, all values stay, and the next press stores the lead once', async ({
  tab,
  person,
  site,
}) => {
  await tab.open(`${site.url}/contact`);
  site.setFault({ status: 500 });
  await sendContact(person, 'Hill View');
  await person.sees(contactCopy.form.failed.text);
  expect(await person.value('main [name=resort_name]')).toBe('Hill View');
  site.setFault(null);
  await person.press('main button', contactCopy.form.submit);
  await person.sees(contactCopy.form.sent.title);
  expect(site.leads()).toHaveLength(1);
});

test('an unanswered request is saved, survives the page, and is stored once when the server is back', async ({
  tab,
  person,
  site,
}) => {
  await tab.open(`${site.url}/contact`);
  await person.untilOnThisDevice();
  await site.stop();
  await sendContact(person, 'Old Mill');
  await person.press('[role=alert] button', leadCopy.saveForLater);
  await person.sees('1 request waiting');
  await tab.open(`${site.url}/saved`);
  await person.sees('Old Mill', 'main');
  expect(site.leads()).toEqual([]);

  await site.start();
  await tab.reload();
  await expect
    .poll(() => site.leads().map((lead) => lead.company_name), { timeout: 30_000 })
    .toEqual(['Old Mill']);
  expect(site.attempts()).toHaveLength(1);
});

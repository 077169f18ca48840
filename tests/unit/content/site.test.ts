import { expect, test } from 'vitest';
import { site, whatsAppLink } from '../../../src/content/site';

test('a WhatsApp link opens a chat with the office, with the text encoded', () => {
  expect(whatsAppLink('Rates & rooms? #1')).toBe(
    `https://wa.me/${site.whatsApp.number}?text=Rates%20%26%20rooms%3F%20%231`,
  );
  expect(decodeURIComponent(whatsAppLink())).toContain(site.whatsApp.greeting);
});

test('without a number the visitor chooses the recipient in WhatsApp', () => {
  expect(whatsAppLink('Our figures', '')).toBe('https://wa.me/?text=Our%20figures');
});

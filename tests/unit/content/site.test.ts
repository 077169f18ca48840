import { expect, test } from 'vitest';
import { site, whatsAppLink } from '../../../src/content/site';

test('a WhatsApp link opens a chat with our desk, the text safely written', () => {
  expect(whatsAppLink('Rates & rooms? #1')).toBe(
    `https://wa.me/${site.whatsApp.number}?text=Rates%20%26%20rooms%3F%20%231`,
  );
  expect(decodeURIComponent(whatsAppLink())).toContain(site.whatsApp.greeting);
});

test('without a number the person chooses whom to write to', () => {
  expect(whatsAppLink('Our figures', '')).toBe('https://wa.me/?text=Our%20figures');
});

import { claims } from '../claims';
import { site } from '../site';
import { auditName } from '../timing-claims';

/** The words of /about. Those of its four services are in src/content/services.ts. */
export const aboutCopy = {
  head: {
    title: 'About us: a Bengaluru team for hotels',
    description:
      'A digital and AI services agency in Bengaluru for independent hotels and resorts: one strategist for your hotel, and only the services you need.',
    keywords: [
      'hotel revenue management agency Bengaluru',
      `about ${site.name}`,
      'OTA management agency India',
      'hotel consultants',
    ],
    crumb: 'About',
  },
  intro: {
    kannada: `${site.name}, written in Kannada`,
    title: 'We help independent hotels sell their rooms',
    subtitle: `${site.name} is Kannada for window. A dark window at nine in the evening is a room night you can no longer sell.`,
    pictureText:
      'Inside our office at dusk: three arched windows look across a valley of small hotels, most of their windows dark. On the desk a ledger, a bell, a telephone and a glass of chai.',
    who: `We are a digital and AI services agency in Bengaluru, working for independent hotels and resorts in India. We count ${claims.headline.hotels.value} ${claims.headline.hotels.label}; our case studies name some of them.`,
    how: 'We propose room rates and publish them within limits you approve; you keep the last word. We keep your OTA listings current, answer your reviews, and tell you what we changed and why.',
  },
  /** Shown if `ownerFacts` in src/content/site.ts names no founder. */
  noFounder: 'The names of our team are not printed here yet. Ask who will work on your hotel.',
  founder: (name: string, role: string) => `${name}, ${role}`,
  services: { title: 'Four of our six services', action: 'All six services' },
  reasons: {
    title: 'Three reasons to work with us',
    list: [
      {
        door: '201',
        colour: 'indigo',
        title: 'One strategist who knows your hotel',
        text: 'One person to call. Content, tech and finance specialists join for the services you choose.',
      },
      {
        door: '202',
        colour: 'oxide',
        title: 'Only the services you need',
        text: 'Start with one and add the next when you want it.',
      },
      {
        door: '203',
        colour: 'forest',
        title: 'Resorts and city hotels alike',
        text: 'We work with all hospitality brands: a resort with a quiet month, a city hotel with quiet Sundays.',
      },
    ],
  },
  closing: {
    title: `Start with a free ${auditName}`,
    text: 'Bring last month’s nights, revenue, OTA share and cancellations. We look at your rates, listings and reviews with you.',
    action: `Book the free ${auditName}`,
    pictureText:
      'The same office from outside at night: one window lit, somebody at the desk with a glass of chai.',
  },
} as const;

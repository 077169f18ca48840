import { claims } from '../claims';
import type { ServiceId } from '../services';
import { site } from '../site';

const audit = `${claims.timing.audit.value} ${claims.timing.audit.label.replace(/^free /, '')}`;

/** Which thing stands in the pigeonhole of a service. */
const things: { readonly [Id in ServiceId]?: 'key' | 'letters' | 'book' | 'bell' } = {
  'ai-driven-dynamic-pricing': 'key',
  'ota-management': 'letters',
  'reputation-management': 'book',
  'guest-experience-enhancement': 'bell',
};

/** The words of /about. The four services are picked in content/services.ts. */
export const aboutCopy = {
  head: {
    title: 'About us: the people who count dark windows',
    description:
      'A digital and AI services agency in Bengaluru for independent hotels and resorts: what we look after, how we work, and why owners knock.',
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
    title: 'From our desk we count dark windows.',
    lead: `In Kannada, ${site.name.toLowerCase()} is a window. One that is dark at nine in the evening is a night that cannot be sold again.`,
    scene:
      'Inside our office at dusk: three arched windows look across a valley of small hotels, most of their windows dark. On the desk a ledger, a bell, a telephone and a glass of chai.',
    who: 'We are a digital and AI services agency in Bengaluru, working for independent hotels and resorts across India.',
    how: 'The owner keeps the house. We keep the rates, the listings and the reviews, and say in plain words what we changed and why.',
  },
  services: {
    title: 'Four things behind the desk',
    action: 'All six services',
    things,
  },
  reasons: {
    title: 'Three reasons to knock',
    list: [
      {
        door: '201',
        colour: 'neel',
        title: 'One strategist who knows your house',
        text: 'One name to call, and behind it content, tech and finance specialists for the services you chose.',
      },
      {
        door: '202',
        colour: 'oxide',
        title: 'Take only the rooms you need',
        text: 'Start with one service and add the next when the season asks for it. The work is modular by design.',
      },
      {
        door: '203',
        colour: 'forest',
        title: 'Hill resort or city lane, the same care',
        text: 'We work with all hospitality brands. A resort’s quiet month and a city hotel’s quiet Sunday are both worth a plan.',
      },
    ],
  },
  closing: {
    title: 'The desk light is on.',
    text: `Bring last month’s numbers to a free ${audit}. You leave knowing which windows are dark, and on which nights.`,
    action: `Book the free ${audit}`,
    scene:
      'The same office from outside at night: one window lit, somebody at the desk with a glass of chai.',
  },
} as const;

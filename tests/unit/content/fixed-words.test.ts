import { expect, test } from 'vitest';
import { articles } from '../../../src/content/articles';
import { caseStudies } from '../../../src/content/case-studies';
import { type Claim, claims } from '../../../src/content/claims';
import { appShellCopy, notFoundCopy } from '../../../src/content/copy/app-shell';
import { articleCategories } from '../../../src/content/copy/article-categories';
import { calculatorCopy } from '../../../src/content/copy/calculator/page';
import { careerCopy, jobOpening } from '../../../src/content/copy/career';
import { caseStudiesCopy } from '../../../src/content/copy/case-study-pages';
import { contactCopy } from '../../../src/content/copy/contact';
import { faqCopy, faqs } from '../../../src/content/copy/faq';
import { homeCopy } from '../../../src/content/copy/home';
import { leadFieldCopy, leadsCopy, quoteCopy } from '../../../src/content/copy/leads/forms';
import { stayUpdatedCopy } from '../../../src/content/copy/newsletter';
import { pricingCopy } from '../../../src/content/copy/pricing';
import { servicesCopy } from '../../../src/content/copy/services-page';
import { toolsCopy } from '../../../src/content/copy/tools-page';
import { legalDocuments } from '../../../src/content/legal';
import { mainNavigation } from '../../../src/content/navigation';
import { planPrices, pricingBanner, servicePrices } from '../../../src/content/prices';
import { site } from '../../../src/content/site';
import { tools } from '../../../src/content/tools';

// The words and figures of the site that the agency has fixed: its agreed text, which only the agency may change. Which other
// tests state words: tests/README.md.

test.each([
  ['the header', appShellCopy.getQuote, 'Get Quote'],
  ['the footer', appShellCopy.copyright, `© 2025 ${site.name}`],
  ['a missing picture', appShellCopy.image.notFound, 'Image Not Found'],
  ['the error screen', appShellCopy.applicationError.title, 'Unexpected Application Error!'],
  ['/404', `${notFoundCopy.code} ${notFoundCopy.title}`, '404 Oops! Page not found'],
  ['/', homeCopy.hero.slides[0].headline, 'Transforming Entrepreneurs into Hoteliers'],
  ['/pricing', pricingCopy.banner.action, 'Get Quote'],
  ['/case-studies', caseStudiesCopy.more.title, 'More Case Studies'],
  ['/blog', stayUpdatedCopy.title, 'Stay Updated'],
])('%s says "%s"', (_, found, fixed) => {
  expect(found).toBe(fixed);
});

test('the header leads to the fixed pages', () => {
  expect(mainNavigation.map(({ href }) => href)).toEqual([
    '/',
    '/about',
    '/services',
    '/pricing',
    '/case-studies',
    '/blog',
    '/contact',
  ]);
});

test('the quote form has the fixed words', () => {
  expect(quoteCopy).toMatchObject({
    title: 'Get Your Custom Quote',
    text: "Tell us about your hotel and we'll provide a personalized revenue management solution.",
    emailPlaceholder: "We'll send the quote link",
    submit: 'Get My Quote',
    sent: {
      title: 'Quote Request Sent Successfully!',
      text: "We'll get back to you with a personalized quote soon.",
    },
    failed: { title: 'Error', text: 'There was an issue sending your request. Please try again.' },
  });
});

test('the contact form has the fixed words', () => {
  expect(contactCopy).toMatchObject({
    title: 'Ready to Boost Your Hotel Revenue?',
    tagline: "Let's create your revenue growth plan — we execute, you profit.",
    form: {
      title: 'Start Your Revenue Plan',
      emailPlaceholder: "We'll send the audit & scheduling link",
      addDetails: 'Add details',
      submit: 'Start My Revenue Plan',
      promise: "We won't share your data.",
      privacy: 'Privacy',
      sent: {
        title: 'Message Sent Successfully!',
        text: "Thank you for reaching out. We'll get back to you soon.",
      },
      failed: { title: 'Error', text: 'There was an issue sending your message. Please try again.' },
    },
    side: {
      title: 'Get in Touch',
      subtitle: 'Want a Quick Discussion?',
      text: expect.stringMatching(/^A 5-minute call can unlock revenue growth\./),
      whatsApp: 'WhatsApp Chat',
      call: 'Call Revenue Expert',
    },
  });
  expect(contactCopy.head.description).toContain('10-minute');
});

test('the fields of both forms have the fixed words', () => {
  expect(leadFieldCopy).toEqual({
    resort_name: { label: 'Hotel/Resort Name', placeholder: 'As listed on OTAs' },
    place: { label: 'Location', placeholder: 'City, State (e.g., Udaipur, Rajasthan)' },
    name: { label: 'Name' },
    email: { label: 'Email' },
    phone: { label: 'Phone', placeholder: '+91 XXXXX XXXXX' },
    message: { label: 'Message' },
  });
  expect(leadsCopy).toMatchObject({ optional: '(optional)', sending: 'Sending...' });
});

test('the calculator has the fixed titles, columns and buttons', () => {
  expect(calculatorCopy).toMatchObject({
    total: 'Total Annual Revenue',
    form: { title: 'Hotel Information', addRoomType: 'Add Room', reset: 'Reset Form' },
    projection: {
      title: 'Revenue Projection',
      roomType: 'Room Type',
      nightsOnOffer: { label: 'Total Nights' },
      occupancy: 'Occupancy',
      revenue: { label: 'Revenue' },
    },
    consultation: 'Get Free Consultation',
  });
});

test('/tools lists the three fixed tools first', () => {
  expect([toolsCopy.title, toolsCopy.custom.title]).toEqual([
    'Free Tools for Hotel Owners',
    'Need Custom Solutions?',
  ]);
  expect(
    tools
      .slice(0, 3)
      .map((tool) => [
        tool.title,
        tool.path,
        tool.status === 'available' ? tool.action : toolsCopy.comingSoon,
      ]),
  ).toEqual([
    ['Revenue Calculator', '/tools/revenue-calculator', 'Try it now'],
    ['Profit Margin Calculator', '/tools/profit-margin', 'Coming soon'],
    ['Seasonality Tracker', '/tools/seasonality-tracker', 'Coming soon'],
  ]);
});

test('/faq has six questions and the fixed words around them', () => {
  expect(faqs).toHaveLength(6);
  expect(faqCopy).toMatchObject({
    placeholder: 'Search FAQs...',
    clear: 'Clear search',
    empty: { title: 'No FAQs found matching your search.' },
    more: { title: 'Have More Questions?', action: 'Call Now' },
  });
  expect(faqCopy.results(3)).toBe('3 result(s) found');
});

test('/career has the fixed opening, mail links and reasons', () => {
  expect(careerCopy.title).toBe('Join Our Mission');
  expect(jobOpening).toMatchObject({
    title: 'Data Analyst',
    team: 'Hospitality Intelligence',
    status: 'Active',
    level: 'Entry-level',
  });
  expect(Object.values(careerCopy.mails).map(({ label }) => label)).toEqual([
    'Apply Now',
    'Apply for Data Analyst',
    'General Inquiry',
  ]);
  const { whyJoin } = careerCopy;
  expect([whyJoin.title, ...whyJoin.reasons.map(({ title }) => title)]).toEqual([
    'Why Join',
    'Real Impact',
    'Learn & Grow',
    'Innovation Focus',
  ]);
});

test('both legal texts are in effect since the fixed day', () => {
  expect([legalDocuments.privacy.effective, legalDocuments.terms.effective]).toEqual([
    '16 October 2024',
    '16 October 2024',
  ]);
});

test('every price is the one that the agency has fixed', () => {
  const rupees = Object.values({ ...servicePrices, ...planPrices }).map(({ monthlyRupees }) => monthlyRupees);
  expect(rupees).toEqual([2000, 3000, 4000, 25000, 75000]);
  expect(pricingBanner.text).toBe('Premium OTA and revenue management starts at ₹2,000 a month');
  const { prefix, price, unit, promises } = homeCopy.pricing;
  expect(`${prefix} ${price.display} ${unit}`).toMatch(/^Starting at ₹4,000 a month\b/);
  expect(promises).toEqual(['No hidden fees', 'Cancel anytime']);
});

test('every figure of the company is the one that the agency has fixed', () => {
  const printed = (list: readonly Claim[]) => list.map(({ value, label }) => `${value} ${label}`);
  expect(printed(homeCopy.stats.list)).toEqual([
    '45.8% revenue growth',
    '103.2% ADR increase',
    '73% digital bookings',
    '32% RevPAR growth',
  ]);
  expect(printed(servicesCopy.results.list)).toEqual([
    '45.8% annual OTA revenue growth',
    '103.2% ADR improvement',
    '9+ OTAs onboarded',
  ]);
  expect(printed([...Object.values(claims.headline), claims.calculator.additionalRevenue])).toEqual([
    '20+ hotels',
    '45% average revenue growth',
    '18-32% RevPAR growth',
    '30-50% more revenue',
  ]);
  const { metricsAnalysed, forecastAccuracy, channelIntegrations } = claims.services;
  expect([metricsAnalysed, forecastAccuracy, channelIntegrations].map(({ value }) => value)).toEqual([
    '68',
    '93%',
    '40+',
  ]);
  expect(pricingCopy.banner.figures.map(({ value }) => value)).toEqual(['₹2,000', '40+', '92%']);
  expect(pricingCopy.terms.rows.map(({ title }) => title)).toEqual([
    'No long-term contracts',
    '30-day cancellation notice',
    'Performance-based adjustments',
    '31% average RevPAR growth in the first 6 months',
  ]);
  expect([claims.timing.otaVisibility.value, claims.timing.revenueImpact.value]).toEqual([
    '2–3 weeks',
    'first quarter',
  ]);
});

test('every case study that the agency gave has its figures', () => {
  const fixed = [
    ['misty-night', 'Misty Night', '45.8%', '103.2%', '16.64%'],
    ['pugmarks', 'Pugmarks', '38.1% to 16.7%', '22%', '300.5%', '₹18,00,000', '₹2,75,473'],
    ['palatty', 'Palatty', '84.5%', '40% to 22%', '34.2%', '83% / 17%'],
  ];
  const found = caseStudies.map(({ slug, name, metrics }) => [
    slug,
    name,
    ...metrics.map(({ value }) => value),
  ]);
  expect(found.filter(([slug]) => fixed.some(([name]) => name === slug))).toEqual(fixed);
  expect([claims.palatty.adrBefore.value, claims.palatty.adrAfter.value]).toEqual(['₹2,476', '₹4,568']);
});

test('every article that the agency gave has its category, reading times, month and closing action', () => {
  const fixed = [
    [
      'cracking-the-code-revenue-management',
      'Revenue Management',
      8,
      8,
      'December 2024',
      'Get Started Today',
    ],
    ['stop-letting-otas-eat-profits', 'Reputation Management', 6, 6, 'December 2024', 'Get Reputation Help'],
    ['hotel-booking-engine', 'Direct Booking', 5, 5, 'October 2025', 'Get Booking Engine Help'],
    ['makemytrip-promotions', 'OTA Management', 5, 5, 'October 2025', 'Get MakeMyTrip Help'],
    ['reduce-ota-commission', 'Direct Booking', 12, 12, 'October 2025', 'Start Your OTA Reduction Strategy'],
    ['ai-revenue-management', 'AI Revenue Management', 12, 15, 'October 2025', 'Start Your AI Journey Today'],
  ];
  const found = articles.map(({ slug, category, listMinutes, readingMinutes, monthLabel, closing }) => [
    slug,
    category,
    listMinutes,
    readingMinutes,
    monthLabel,
    closing.action,
  ]);
  expect(found.filter(([slug]) => fixed.some(([name]) => name === slug))).toEqual(fixed);
  expect(articleCategories).toEqual([
    'Revenue Management',
    'Reputation Management',
    'Direct Booking',
    'OTA Management',
    'AI Revenue Management',
  ]);
});

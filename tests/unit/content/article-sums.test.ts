import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type OtaTerms, otaCost } from '../../../src/domain/calculator/ota-cost';
import { formatIndianNumber } from '../../../src/helpers/format-indian-number';

/** The terms of both articles: 18% commission, 18% GST on it, 4.5% for a direct booking. */
const GST_IS_A_COST: OtaTerms = {
  otaShare: 80,
  commission: 18,
  gst: 18,
  directCost: 4.5,
  movedShare: 0,
};
const GST_IS_CREDITED: OtaTerms = { ...GST_IS_A_COST, gst: 0 };

/** Rupees a year: rooms × 365 × occupancy × rate. */
const REVENUE_OF_24_ROOMS = 24 * 365 * 0.62 * 5200;
const REVENUE_OF_10_ROOMS = 10 * 365 * 0.7 * 3000;
/** Rupees a month: 39 nights of the 20-room hotel at its rate. */
const REVENUE_OF_39_NIGHTS = 39 * 4000;

/** What direct booking saves of a revenue that is known, in rupees. */
function saving(revenue: number, movedShare: number, terms: OtaTerms): number {
  return otaCost(revenue, { ...terms, movedShare }).saving ?? Number.NaN;
}

/** What the OTAs keep of a revenue that is known, in rupees. */
function kept(revenue: number, terms: OtaTerms): number {
  return otaCost(revenue, terms).annualCost ?? Number.NaN;
}

/** The same terms with every booking from an OTA. */
function onlyOta(terms: OtaTerms): OtaTerms {
  return { ...terms, otaShare: 100 };
}

/** What all bookings of a year cost, in rupees: as if all came by OTA, less what the direct ones save. */
function bookingCost(revenue: number, directPercent: number, terms: OtaTerms): number {
  return kept(revenue, onlyOta(terms)) - saving(revenue, directPercent, terms);
}

/** Two decimals always, as in a table of amounts. */
function paise(amount: number): string {
  const [whole = '', part = ''] = amount.toFixed(2).split('.');
  return `₹${formatIndianNumber(Number(whole))}.${part}`;
}

const rupees = (amount: number) => `₹${formatIndianNumber(amount)}`;
const lakh = (amount: number) => `₹${formatIndianNumber(amount / 100_000, 2)} lakh`;
const percent = (ratio: number) => `${formatIndianNumber(ratio * 100, 1)}%`;

function textOf(slug: string): string {
  return readFileSync(`src/content/articles/${slug}/index.mdx`, 'utf8');
}

function expectIn(slug: string, figures: readonly string[]): void {
  const text = textOf(slug);
  expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
}

test('the ninety-day article counts GST on commission as a cost in every sum of its sample hotels', () => {
  const revenue = REVENUE_OF_24_ROOMS;
  const gap = saving(4000, 100, GST_IS_A_COST);
  const net = 4000 - kept(4000, onlyOta(GST_IS_A_COST));
  const worse = { ...GST_IS_A_COST, directCost: 9 };
  const pointOfCommission =
    kept(revenue, GST_IS_A_COST) - kept(revenue, { ...GST_IS_A_COST, commission: 17 });
  const stress = saving(revenue, 35, worse) - saving(revenue, 20, GST_IS_A_COST);
  // 35% direct at x saves what 20% direct at 4.5% saved: 35 × (21.24 - x) = 20 × (21.24 - 4.5).
  const zeroAt = 21.24 - (20 * (21.24 - 4.5)) / 35;
  expect([gap, net, stress, pointOfCommission, zeroAt].map((value) => Number(value.toFixed(2)))).toEqual([
    669.6, 3150.4, 264347.37, 266606.75, 11.67,
  ]);
  expectIn('reduce-ota-commission', [
    paise(gap),
    paise(net),
    lakh(saving(revenue, 15, GST_IS_A_COST)),
    rupees(saving(revenue, 1, GST_IS_A_COST)),
    lakh(stress),
    `${formatIndianNumber(zeroAt, 1)}%`,
    rupees(saving(REVENUE_OF_10_ROOMS, 20, GST_IS_A_COST)),
    rupees(saving(REVENUE_OF_39_NIGHTS, 100, GST_IS_A_COST)),
    rupees(12 * saving(REVENUE_OF_39_NIGHTS, 100, GST_IS_A_COST)),
    lakh(pointOfCommission),
    percent(net / (net + gap)),
    // The exception, named as one.
    lakh(saving(revenue, 15, GST_IS_CREDITED)),
    rupees(saving(4000, 100, GST_IS_CREDITED)),
  ]);
});

test('the chart of the ninety-day article shows the booking cost at each direct share, in lakh', () => {
  const costs = (terms: OtaTerms) =>
    [20, 25, 30, 35, 40].map((share) =>
      Number((bookingCost(REVENUE_OF_24_ROOMS, share, terms) / 100_000).toFixed(1)),
    );
  expectIn('reduce-ota-commission', [
    `{ name: 'GST on commission a cost', values: [${costs(GST_IS_A_COST).join(', ')}] }`,
    `{ name: 'Exception: GST credited', values: [${costs(GST_IS_CREDITED).join(', ')}] }`,
  ]);
});

test('each row of the cost table of the ninety-day article is commission plus 18% GST on it, and the rest of ₹4,000', () => {
  const rows = [15, 18, 22, 25].map((commission) => {
    const cost = kept(4000, onlyOta({ ...GST_IS_A_COST, commission }));
    return `| OTA at ${commission}%, GST a cost | ${paise(cost)} | ${(cost / 40).toFixed(2)}% | ${paise(4000 - cost)} |`;
  });
  expectIn('reduce-ota-commission', rows);
});

test('the review article begins with the same case: commission of 234 nights, 39 of them moved', () => {
  const saved = saving(REVENUE_OF_39_NIGHTS, 100, GST_IS_A_COST);
  expectIn('stop-letting-otas-eat-profits', [
    rupees(kept(234 * 4000, onlyOta(GST_IS_A_COST))),
    `amount: ${Math.round(saved)}, total: true`,
    rupees(12 * saved),
    lakh(12 * saved),
  ]);
});

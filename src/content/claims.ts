/**
 * Every figure the company states about its own work, each written once.
 *
 * None of them is an industry finding. A page that prints one prints its label, and its base where
 * there is one, and links to "How we measure" on /services, where copy/measure.ts says what is known of each.
 */

import { formatRupees } from '../domain/money';
import type { Claim } from './claim';
import { timing } from './timing-claims';

/** A claim that something is computed or drawn from. */
export interface MeasuredClaim extends Claim {
  /** The value as a number in its own unit: percent (45.8, not 0.458), rupees, or a count. */
  readonly amount: number;
}

function reported(value: string, label: string, base?: string): Claim {
  return { value, label, source: 'reported by the company', ...(base === undefined ? {} : { base }) };
}

function percent(amount: number, label: string, base?: string): MeasuredClaim {
  return { ...reported(`${amount}%`, label, base), amount };
}

function rupees(amount: number, label: string, base?: string): MeasuredClaim {
  return { ...reported(formatRupees(amount), label, base), amount };
}

function term(value: string, label: string): Claim {
  return { value, label, source: 'a term of the company' };
}

function workedOut(value: string, label: string): Claim {
  return { value, label, source: 'worked out from reported figures' };
}

/** Bookings that survive, of every 100 made. Percent in, count out. */
function keptOfHundred(cancellations: MeasuredClaim): number {
  return 100 - cancellations.amount;
}

/**
 * How room nights must have moved for revenue and average rate to have grown as stated: revenue = nights x rate.
 * 1 means unchanged, 0.72 means 28% fewer. Holds only if both figures cover the same rooms and period.
 */
function impliedNightsRatio(growth: MeasuredClaim, adrGrowth: MeasuredClaim): number {
  return (100 + growth.amount) / (100 + adrGrowth.amount);
}

function wholePercent(ratio: number): string {
  return `${Math.round(ratio * 100)}%`;
}

/** One decimal, and none where it would be a zero: 21.4, 18. */
function upToOneDecimal(amount: number): string {
  return String(Number(amount.toFixed(1)));
}

const mistyNightBase = 'Misty Night, annual OTA revenue';

const mistyNightReported = {
  /**
   * One property's annual OTA revenue. The home strip shortens it to "revenue growth"; it is not the
   * all-client average of the headline (45%), which stands close to it by chance.
   */
  otaRevenueGrowth: percent(45.8, 'annual OTA revenue growth', mistyNightBase),
  /**
   * An average-rate figure on every page. Structured data has also called it "revenue growth"; that reading is
   * not used, so that search engines and readers see the same label.
   */
  adrImprovement: percent(103.2, 'ADR improvement', 'Misty Night, average daily rate'),
  /** Printed on the property's metric card without its measure. Never attach it to ADR, RevPAR or revenue. */
  summaryCardGrowth: percent(16.64, 'measure not stated', 'Misty Night'),
};

const pugmarksReported = {
  /** The measure that grew is not named. Say "growth", not "revenue growth". */
  growth: percent(300.5, 'growth', 'Pugmarks, measure not stated'),
  /** Part of a year: divided by the monthly average it gives about 6.5 months. Never "annual revenue". */
  yearToDateRevenue: rupees(1800000, 'year-to-date revenue', 'Pugmarks, part of a year'),
  averageMonthlyRevenue: rupees(275473, 'average monthly revenue', 'Pugmarks'),
  cancellationsBefore: percent(38.1, 'of bookings cancelled at the start', 'Pugmarks'),
  cancellationsAfter: percent(16.7, 'of bookings cancelled at the end', 'Pugmarks'),
  adrGrowth: percent(22, 'ADR growth', 'Pugmarks, average daily rate'),
};

const palattyReported = {
  /** The measure that grew is not named. With the rate up far more than this, never say that occupancy rose. */
  growth: percent(34.2, 'growth', 'Palatty, measure not stated'),
  adrGrowth: percent(84.5, 'ADR growth', 'Palatty, average daily rate'),
  adrBefore: rupees(2476, 'average daily rate at the start', 'Palatty'),
  adrAfter: rupees(4568, 'average daily rate at the end', 'Palatty'),
  cancellationsBefore: percent(40, 'of bookings cancelled at the start', 'Palatty'),
  cancellationsAfter: percent(22, 'of bookings cancelled at the end', 'Palatty'),
  /**
   * The site is not named, and the two shares already make 100, which leaves nothing for direct bookings:
   * probably a split of OTA bookings alone. Whether it is the start or the end position is not stated either.
   */
  leadingSiteShare: percent(83, 'through its leading booking site', 'Palatty, bookings reported by channel'),
  makeMyTripShare: percent(17, 'through MakeMyTrip', 'Palatty, bookings reported by channel'),
};

const mistyNight = {
  ...mistyNightReported,
  impliedNightsFall: workedOut(
    `about ${wholePercent(1 - impliedNightsRatio(mistyNightReported.otaRevenueGrowth, mistyNightReported.adrImprovement))}`,
    'fewer room nights, if both figures cover the same nights',
  ),
};

const pugmarks = {
  ...pugmarksReported,
  cancellations: reported(
    `${pugmarksReported.cancellationsBefore.value} to ${pugmarksReported.cancellationsAfter.value}`,
    'cancellations',
    'Pugmarks, share of bookings',
  ),
  /** A growth of 300.5% is four times the base, not three. */
  growthMultiple: workedOut(
    `about ${Math.round(1 + pugmarksReported.growth.amount / 100)} times`,
    'the base',
  ),
  cancellationFall: workedOut(
    `${upToOneDecimal(pugmarksReported.cancellationsBefore.amount - pugmarksReported.cancellationsAfter.amount)} points`,
    'fall in cancellations',
  ),
  keptBefore: workedOut(upToOneDecimal(keptOfHundred(pugmarksReported.cancellationsBefore)), 'kept of 100'),
  /** For a sentence, in which a part of a booking reads oddly. */
  keptBeforeRounded: workedOut(
    `about ${Math.round(keptOfHundred(pugmarksReported.cancellationsBefore))}`,
    'kept of 100',
  ),
  keptAfter: workedOut(upToOneDecimal(keptOfHundred(pugmarksReported.cancellationsAfter)), 'kept of 100'),
  monthsCovered: workedOut(
    `about ${upToOneDecimal(pugmarksReported.yearToDateRevenue.amount / pugmarksReported.averageMonthlyRevenue.amount)} months`,
    'year-to-date revenue divided by the monthly average',
  ),
};

const palatty = {
  ...palattyReported,
  cancellations: reported(
    `${palattyReported.cancellationsBefore.value} to ${palattyReported.cancellationsAfter.value}`,
    'cancellations',
    'Palatty, share of bookings',
  ),
  channelSplit: reported(
    `${palattyReported.leadingSiteShare.value} / ${palattyReported.makeMyTripShare.value}`,
    'leading booking site / MakeMyTrip',
    'Palatty, bookings reported by channel',
  ),
  adrRise: workedOut(
    formatRupees(palattyReported.adrAfter.amount - palattyReported.adrBefore.amount),
    'more for each room night sold',
  ),
  cancellationFall: workedOut(
    `${upToOneDecimal(palattyReported.cancellationsBefore.amount - palattyReported.cancellationsAfter.amount)} points`,
    'fall in cancellations',
  ),
  keptBefore: workedOut(upToOneDecimal(keptOfHundred(palattyReported.cancellationsBefore)), 'kept of 100'),
  keptAfter: workedOut(upToOneDecimal(keptOfHundred(palattyReported.cancellationsAfter)), 'kept of 100'),
  impliedNightsFall: workedOut(
    `about ${wholePercent(1 - impliedNightsRatio(palattyReported.growth, palattyReported.adrGrowth))}`,
    'fewer room nights, if the growth is of revenue on the same base',
  ),
};

const headline = {
  hotels: reported('20+', 'hotels'),
  /** Its sample and period are not stated. Never write that software alone caused it. */
  averageRevenueGrowth: percent(45, 'average revenue growth', 'an average, its hotels not published'),
  /** A range. The 31% of /pricing is an average over a stated time, so the two need their labels to agree. */
  revparGrowth: reported('18-32%', 'RevPAR growth', 'a range, its hotels not published'),
};

export const claims = {
  headline,
  calculator: {
    /** Stated of some properties, which are not named. Not a forecast for the visitor's figures, and not a guarantee. */
    additionalRevenue: reported('30-50%', 'more revenue', 'at some properties, which are not published'),
  },
  strip: {
    /** Sample and period are not stated. */
    digitalBookings: percent(73, 'digital bookings'),
    /** It equals the upper end of the headline range. Not an average; sample and period are not stated. */
    revparGrowth: percent(32, 'RevPAR growth'),
  },
  services: {
    /** Onboarded so far. Never in one sentence with the 40+ that can be connected. */
    otasOnboarded: reported('9+', 'OTAs onboarded'),
    channelIntegrations: reported('40+', 'channel integrations', 'can be connected'),
    metricsAnalysed: reported('68', 'metrics in one analysis'),
    /** How, on what and at what horizon it was measured is not stated. */
    forecastAccuracy: percent(93, 'forecast accuracy'),
  },
  pricing: {
    /** The same 40+ as the channel integrations, in the words of the pricing page. */
    platforms: reported('40+', 'platforms', 'can be connected'),
    /** The base is not stated. */
    errorReduction: percent(92, 'error reduction'),
    /** It stands beside a range of 18-32%. The sample of either is not stated: say that it is not published. */
    revparFirstSixMonths: percent(
      31,
      'average RevPAR growth in the first 6 months',
      'an average, its hotels not published',
    ),
    /** "Cancel anytime" on the home page means this: no lock-in, with notice. */
    cancellationNotice: term('30-day', 'cancellation notice'),
  },
  timing,
  mistyNight,
  pugmarks,
  palatty,
} as const;

/** The strip of the home page, in order. Two of its figures are Misty Night's: print their base. */
export const statsStrip: readonly Claim[] = [
  { ...claims.mistyNight.otaRevenueGrowth, label: 'revenue growth' },
  { ...claims.mistyNight.adrImprovement, label: 'ADR increase' },
  claims.strip.digitalBookings,
  claims.strip.revparGrowth,
];

/** The results of /services, in order. The first two are Misty Night's, the third is company-wide. */
export const provenResults: readonly Claim[] = [
  claims.mistyNight.otaRevenueGrowth,
  claims.mistyNight.adrImprovement,
  claims.services.otasOnboarded,
];

const claimsByKey: ReadonlyMap<string, Claim> = new Map(
  Object.entries(claims).flatMap(([group, members]) =>
    Object.entries<Claim>(members).map(([name, claim]): [string, Claim] => [`${group}.${name}`, claim]),
  ),
);

/** The claim behind a key written in front matter; undefined for a key that names none, which stops the build. */
export function findClaim(key: string): Claim | undefined {
  return claimsByKey.get(key);
}

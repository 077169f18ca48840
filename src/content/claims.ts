/*
 * Every figure that the company states about its own work, each written once. None is an industry finding. A page that shows a
 * figure also shows its label, its base if there is one, and a link to "How we measure" (src/content/copy/measure.ts).
 */

import { formatCount, formatRupees } from '../domain/money';
import { timingClaims } from './timing-claims';

/** The origin of a figure. Figures that are worked out are calculated in this file. */
type ClaimSource = 'reported by the company' | 'a term of the company' | 'worked out from reported figures';

/** A figure that the company states about its own work. */
export interface Claim {
  /** As shown, with its unit. */
  readonly value: string;
  /** What it measures, as a phrase that may follow the value. It is in lower case, without full stop. */
  readonly label: string;
  readonly source: ClaimSource;
  /** The hotels or bookings that were measured. It is absent if the company has not stated it. */
  readonly base?: string | undefined;
}

/** A claim with its amount, for calculations and drawings. */
export interface MeasuredClaim extends Claim {
  /** The value as a number in its own unit: percent (45.8, not 0.458), rupees, or a count. */
  readonly amount: number;
}

function reportedClaim(value: string, label: string, base?: string): Claim {
  return { value, label, source: 'reported by the company', base };
}

function percentClaim(amount: number, label: string, base?: string): MeasuredClaim {
  return { ...reportedClaim(`${amount}%`, label, base), amount };
}

function rupeesClaim(amount: number, label: string, base?: string): MeasuredClaim {
  return { ...reportedClaim(formatRupees(amount), label, base), amount };
}

function workedOutClaim(value: string, label: string): Claim {
  return { value, label, source: 'worked out from reported figures' };
}

/** Returns the claims that follow from the shares of cancelled bookings, in percent, at the start and at the end. */
function cancellationClaims(hotel: string, before: number, after: number) {
  return {
    cancellationsBefore: percentClaim(before, 'of bookings cancelled at the start', hotel),
    cancellationsAfter: percentClaim(after, 'of bookings cancelled at the end', hotel),
    cancellations: reportedClaim(`${before}% to ${after}%`, 'cancellations', `${hotel}, share of bookings`),
    cancellationFall: workedOutClaim(`${formatCount(before - after)} points`, 'fall in cancellations'),
    keptBefore: workedOutClaim(formatCount(100 - before), 'kept of 100'),
    /** Rounded, for use in a sentence, where a part of a booking would sound odd. */
    keptBeforeRounded: workedOutClaim(`about ${Math.round(100 - before)}`, 'kept of 100'),
    keptAfter: workedOutClaim(formatCount(100 - after), 'kept of 100'),
  };
}

/**
 * Returns the fall in sold room nights that follows from the growth of revenue and of the average rate, because revenue is
 * nights × rate. `condition` says what must be true of both figures.
 */
function fewerNights(growth: MeasuredClaim, adrGrowth: MeasuredClaim, condition: string): Claim {
  const nightsRatio = (100 + growth.amount) / (100 + adrGrowth.amount);
  return workedOutClaim(
    `about ${Math.round((1 - nightsRatio) * 100)}%`,
    `fewer room nights, if ${condition}`,
  );
}

const mistyNightReported = {
  /** Shown as "revenue growth" on the home page. The average of all clients (45%) is another figure, close to it by chance. */
  otaRevenueGrowth: percentClaim(45.8, 'annual OTA revenue growth', 'Misty Night, annual OTA revenue'),
  /** Growth of the average rate. Never call it revenue growth, so that readers and search engines see the same label. */
  adrImprovement: percentClaim(103.2, 'ADR improvement', 'Misty Night, average daily rate'),
  /** The company does not state the measure. Never attach it to ADR, RevPAR or revenue. */
  summaryCardGrowth: percentClaim(16.64, 'measure not stated', 'Misty Night'),
};

const pugmarksReported = {
  /** The company does not name the measure that grew. Say "growth", not "revenue growth". */
  growth: percentClaim(300.5, 'growth', 'Pugmarks, measure not stated'),
  /** Covers part of a year: divided by the monthly average it gives about 6.5 months. Never call it "annual revenue". */
  yearToDateRevenue: rupeesClaim(1800000, 'year-to-date revenue', 'Pugmarks, part of a year'),
  averageMonthlyRevenue: rupeesClaim(275473, 'average monthly revenue', 'Pugmarks'),
  adrGrowth: percentClaim(22, 'ADR growth', 'Pugmarks, average daily rate'),
};
const pugmarksMonths =
  pugmarksReported.yearToDateRevenue.amount / pugmarksReported.averageMonthlyRevenue.amount;

const palattyChannels = 'Palatty, bookings reported by channel';

const palattyReported = {
  /** The company does not name the measure that grew. The rate grew more, so never say that occupancy rose. */
  growth: percentClaim(34.2, 'growth', 'Palatty, measure not stated'),
  adrGrowth: percentClaim(84.5, 'ADR growth', 'Palatty, average daily rate'),
  adrBefore: rupeesClaim(2476, 'average daily rate at the start', 'Palatty'),
  adrAfter: rupeesClaim(4568, 'average daily rate at the end', 'Palatty'),
  /** The site is not named. The two shares make 100, so this is probably a split of OTA bookings alone. Its date is unknown. */
  leadingSiteShare: percentClaim(83, 'through its leading booking site', palattyChannels),
  makeMyTripShare: percentClaim(17, 'through MakeMyTrip', palattyChannels),
};

const averageBase = 'an average, its hotels not published';

export const claims = {
  headline: {
    hotels: reportedClaim('20+', 'hotels'),
    /** Its sample and period are not stated. Never write that software alone caused it. */
    averageRevenueGrowth: percentClaim(45, 'average revenue growth', averageBase),
    /** This is a range. The 31% of /pricing is an average over six months. */
    revparGrowth: reportedClaim('18-32%', 'RevPAR growth', 'a range, its hotels not published'),
  },
  calculator: {
    /** The company does not name the properties. The figure is no forecast for the visitor's figures, and no guarantee. */
    additionalRevenue: reportedClaim('30-50%', 'more revenue', 'at some properties, which are not published'),
  },
  home: {
    /** The sample and the period are not stated. */
    digitalBookings: percentClaim(73, 'digital bookings'),
    /** Equals the upper end of the headline range, and is no average. The sample and the period are not stated. */
    revparGrowth: percentClaim(32, 'RevPAR growth'),
  },
  services: {
    /** OTAs onboarded so far. No sentence may name them together with the 40+ channels that can be connected. */
    otasOnboarded: reportedClaim('9+', 'OTAs onboarded'),
    channelIntegrations: reportedClaim('40+', 'channel integrations', 'can be connected'),
    metricsAnalysed: reportedClaim('68', 'metrics in one analysis'),
    /** The method, the hotels and the number of days ahead are not stated. */
    forecastAccuracy: percentClaim(93, 'forecast accuracy'),
  },
  pricing: {
    /** The same 40+ as `channelIntegrations`, in the words of the pricing page. */
    platforms: reportedClaim('40+', 'platforms', 'can be connected'),
    /** The base is not stated. */
    errorReduction: percentClaim(92, 'error reduction'),
    /** Shown beside the range of 18-32%. Neither sample is stated, so the page says that it is not published. */
    revparFirstSixMonths: percentClaim(31, 'average RevPAR growth in the first 6 months', averageBase),
    /** The meaning of "Cancel anytime" on the home page. */
    cancellationNotice: { value: '30-day', label: 'cancellation notice', source: 'a term of the company' },
  },
  timing: timingClaims,
  mistyNight: {
    ...mistyNightReported,
    impliedNightsFall: fewerNights(
      mistyNightReported.otaRevenueGrowth,
      mistyNightReported.adrImprovement,
      'both figures cover the same nights',
    ),
  },
  pugmarks: {
    ...pugmarksReported,
    ...cancellationClaims('Pugmarks', 38.1, 16.7),
    /** A growth of 300.5% is four times the base, not three. */
    growthMultiple: workedOutClaim(
      `about ${Math.round(1 + pugmarksReported.growth.amount / 100)} times`,
      'the base',
    ),
    monthsCovered: workedOutClaim(
      `about ${formatCount(pugmarksMonths)} months`,
      'year-to-date revenue divided by the monthly average',
    ),
  },
  palatty: {
    ...palattyReported,
    ...cancellationClaims('Palatty', 40, 22),
    channelSplit: reportedClaim(
      `${palattyReported.leadingSiteShare.value} / ${palattyReported.makeMyTripShare.value}`,
      'leading booking site / MakeMyTrip',
      palattyChannels,
    ),
    adrRise: workedOutClaim(
      formatRupees(palattyReported.adrAfter.amount - palattyReported.adrBefore.amount),
      'more for each room night sold',
    ),
    impliedNightsFall: fewerNights(
      palattyReported.growth,
      palattyReported.adrGrowth,
      'the growth is of revenue on the same base',
    ),
  },
} as const;

/** Returns the claim with the key `group.name`, such as `mistyNight.adrImprovement`. Returns undefined if there is none. */
export function findClaim(key: string): Claim | undefined {
  for (const [group, members] of Object.entries(claims))
    for (const [name, claim] of Object.entries<Claim>(members)) if (key === `${group}.${name}`) return claim;
  return undefined;
}

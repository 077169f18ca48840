import { claims } from '../claims';

const { headline, services, pricing, home, mistyNight, calculator } = claims;

/**
 * The section of /services that every figure links to. It says how each figure was counted, as far as the company has stated
 * it, and which samples and periods are not published.
 */
export const measureCopy = {
  title: 'How we measure',
  subtitle:
    'Except where another source is named, every growth figure about our work is our own count. No outside auditor has checked it. It says what happened at other hotels, not what will happen at yours.',
  /** `title` has one figure, or several of one kind. `text` says how it was counted. */
  list: [
    {
      title: `${headline.averageRevenueGrowth.value} ${headline.averageRevenueGrowth.label}`,
      text: `Our own average. Which hotels and which months it covers is not published; ask us before you plan with it. Do not expect it from pricing software alone, for which 3-7% is a common planning range.`,
    },
    {
      title: `${mistyNight.otaRevenueGrowth.value} ${mistyNight.otaRevenueGrowth.label}, ${mistyNight.adrImprovement.value} ${mistyNight.adrImprovement.label}`,
      text: 'One hotel, Misty Night: what it earned through OTAs in a year, and the average rate (ADR) of the rooms it sold. Which year is not published.',
    },
    {
      title: `${headline.revparGrowth.value} ${headline.revparGrowth.label}, ${pricing.revparFirstSixMonths.value} ${pricing.revparFirstSixMonths.label}`,
      text: `Growth of room revenue for each available room, full or empty. The first is a range, the second an average of the first six months; the ${home.revparGrowth.value} ${home.revparGrowth.label} on the home page equals the upper end of the range. The hotels behind them are not published.`,
    },
    {
      title: `${services.forecastAccuracy.value} ${services.forecastAccuracy.label}`,
      text: 'How it was measured, at which hotels and how many days ahead, is not published. Ask for the figure on your own dates, at 7, 30 and 90 days.',
    },
    {
      title: `${pricing.errorReduction.value} ${pricing.errorReduction.label}, ${home.digitalBookings.value} ${home.digitalBookings.label}`,
      text: 'The first belongs to our OTA management, the second to bookings. The hotels and months behind them are not published.',
    },
    {
      title: `${services.channelIntegrations.value} ${services.channelIntegrations.label}, ${services.otasOnboarded.value} ${services.otasOnboarded.label}`,
      text: `${services.channelIntegrations.value} is how many can be connected. ${services.otasOnboarded.value} is how many we have brought hotels onto so far. Where the ${services.otasOnboarded.value} OTAs were counted is not published.`,
    },
    {
      title: `${calculator.additionalRevenue.value} ${calculator.additionalRevenue.label}`,
      text: 'Shown on the calculator page. At which properties and over which months is not published. It is no forecast for the figures you type.',
    },
  ],
  baseline: {
    title: 'How the baseline of a revenue share is agreed',
    text: 'A share of growth needs a figure to grow from. Your quote states four things before the first month:',
    terms: [
      'which revenue counts, for instance room revenue without GST, after cancellations',
      'which months it is compared with, for instance the same months last year',
      'what is left out, such as new rooms or months you were closed',
      'the share itself, and how a month without growth is billed',
    ],
  },
} as const;

import type { Claim } from './claim';

const reported = { source: 'reported by the company', base: 'typically' } as const;
const term = { source: 'a term of the company' } as const;

/** How long things take: part of `claims`, and apart from it because the contact form names two of them and no other figure. */
export const timing = {
  otaVisibility: { value: '2–3 weeks', label: 'to better OTA rank and visibility', ...reported },
  revenueImpact: { value: 'first quarter', label: 'to an effect on revenue', ...reported },
  /** Two different things: the audit takes ten minutes, a first call five. */
  audit: { value: '10-minute', label: 'free audit', ...term },
  firstCall: { value: '5-minute', label: 'call', ...term },
} as const satisfies Record<string, Claim>;

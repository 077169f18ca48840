import type { Claim } from './claims';

const typicalReport = { source: 'reported by the company', base: 'typically' } as const;
const term = { source: 'a term of the company' } as const;

/** How long things take. This part of `claims` has its own file, so that the contact form loads no other figures. */
export const timingClaims = {
  otaVisibility: { value: '2–3 weeks', label: 'to better OTA rank and visibility', ...typicalReport },
  revenueImpact: { value: 'first quarter', label: 'to an effect on revenue', ...typicalReport },
  /** This is not the first call, which takes five minutes. */
  audit: { value: '10-minute', label: 'free audit', ...term },
  firstCall: { value: '5-minute', label: 'call', ...term },
} as const satisfies Record<string, Claim>;

/** The name of the audit in a sentence. */
export const auditName = `${timingClaims.audit.value} audit`;

import type { Fault } from './server-faults';

/** What can happen to a lead request between browser and server. With 'hang' and 'late' the browser waits until it gives up. */
export const NETWORK_FAULTS = {
  pass: {},
  /** The connection breaks before the server gets the request. */
  drop: { drop: 'before' },
  /** The server gets the request. The connection breaks before its answer. */
  'lose-answer': { drop: 'after' },
  delay: { delayMs: 2_500 },
  twice: { repeat: true },
  '500': { status: 500 },
  '503': { status: 503 },
  '422': { status: 422 },
  'stored-502': { status: 502, isHandled: true },
  /** There is no answer, and the server does not get the request. */
  hang: { drop: 'before' },
  /** There is no answer. The server gets the request after the browser has given up. */
  late: { drop: 'after' },
} as const satisfies Record<string, Fault>;

export type NetworkFault = keyof typeof NETWORK_FAULTS;

/** Returns true if the server gets a request with this fault, at once or later. */
export function reachesServer(fault: NetworkFault): boolean {
  const { drop, status, isHandled = false }: Fault = NETWORK_FAULTS[fault];
  return status === undefined ? drop !== 'before' : isHandled;
}

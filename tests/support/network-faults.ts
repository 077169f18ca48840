/** What can happen to a lead request between browser and server. */
export type NetworkFault =
  /** No fault. */
  | 'pass'
  /** The connection breaks before the server gets the request. */
  | 'drop'
  /** The server gets the request. The connection breaks before its answer. */
  | 'lose-answer'
  /** The server gets the request after 2.5 s. */
  | 'delay'
  /** The server gets the request twice. */
  | 'twice'
  /** The proxy answers with this status. The server does not get the request. */
  | '500'
  | '503'
  | '422'
  /** The server stores the request, and the proxy answers 502. */
  | 'stored-502'
  /** There is no answer, and the server does not get the request. */
  | 'hang'
  /** There is no answer. The server gets the request after the browser has given up. */
  | 'late';

/** Returns true if the server gets a request with this fault, at once or later. */
export function reachesServer(fault: NetworkFault): boolean {
  return !['drop', '500', '503', '422', 'hang'].includes(fault);
}

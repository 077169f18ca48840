/**
 * Returns the network by which a limit counts a client: the IPv4 address, or the first half of the IPv6 address, such as
 * '2001:db8:0:0::/64'. '::ffff:192.0.2.1' counts as IPv4. Ignores outer blanks, brackets, port and zone. Other texts give ''.
 */
export function clientNetwork(address: string): string {
  const bare = address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^([\d.]+):\d+$/, '$1');
  if (isIpv4(bare)) return bare;
  const url = `http://[${bare}]`;
  if (!/^[\da-f:.]+$/i.test(bare) || !URL.canParse(url)) return '';
  // The URL parser writes an address in one form, in which only `::` is left to expand.
  const ipv6 = new URL(url).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(ipv6);
  if (mapped !== null) {
    const [high = 0, low = 0] = mapped.slice(1).map((group) => Number.parseInt(group, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  const [start = [], end = []] = ipv6.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - start.length - end.length).fill('0');
  // One household or server has all addresses that begin with these bits.
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`;
}

/**
 * Returns the `clientNetwork` of the last public address in an `X-Forwarded-For` header, or of the last address if none is
 * public. Returns '' for null, and if no entry is an address. Each proxy appends the address of its caller. So addresses
 * that a client invents come before its own, and only the platform's private addresses come after it.
 */
export function forwardedNetwork(header: string | null): string {
  const networks = (header ?? '').split(',').map(clientNetwork).filter(Boolean);
  return networks.findLast((network) => !isPrivate(network)) ?? networks.at(-1) ?? '';
}

function isIpv4(text: string): boolean {
  return /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255);
}

/** Whether a result of `clientNetwork` is a private, shared or link-local network (RFC 6890). */
function isPrivate(client: string): boolean {
  return (
    /^(?:10|127)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\./.test(client) ||
    /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(client) ||
    /^f[cd][\da-f]{2}:|^fe[89ab][\da-f]:|^0:0:0:0::/.test(client)
  );
}

/** The origin of a request: the remote address of its socket, and the headers that proxies add. */
export interface Origin {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** The number of 16-bit groups of an IPv6 address that identify a household, and those of a site. */
const HOUSEHOLD_GROUPS = 4;
const SITE_GROUPS = 3;

/** The prefix of the shared address of clients behind an undeclared proxy, which is followed by the proxy's own. */
const UNDECLARED_PROXY = 'proxy ';

/**
 * Returns the client address behind the trusted proxies, truncated to the part that a household shares: for IPv6, the /64 prefix.
 * All clients behind an untrusted proxy share that proxy's address. Returns null for loopback clients, which cannot be
 * distinguished.
 */
export function addressOf({ socket, headers }: Origin, proxies: number): string | null {
  const from = plain(socket.remoteAddress ?? '');
  if (proxies > 0) {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().flatMap((one) => one.split(',')).map((one) => plain(one.trim()));
    return household([...forwarded, from].at(-1 - proxies) ?? forwarded[0] ?? from);
  }
  if (isUndeclaredProxy({ socket, headers })) return UNDECLARED_PROXY + from;
  return from === '' || isLoopback(from) ? null : household(from);
}

/** Returns whether an address is that of an untrusted proxy, behind which there may be any number of people. */
export function isOfUndeclaredProxy(address: string): boolean {
  return address.startsWith(UNDECLARED_PROXY);
}

/** Returns the /48 prefix (site) of an IPv6 address, or null for any other address. */
export function siteOf(address: string): string | null {
  const groups = isOfUndeclaredProxy(address) ? [] : address.split(':');
  return groups.length === HOUSEHOLD_GROUPS ? groups.slice(0, SITE_GROUPS).join(':') : null;
}

/** Headers that proxies add to a request, and browsers never do. */
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/**
 * Returns whether a client comes from a private network through a proxy, although the server is configured without trusted proxies.
 */
export function isUndeclaredProxy({ socket, headers }: Origin): boolean {
  return PROXY_HEADERS.some((header) => headers[header] !== undefined) && isPrivate(plain(socket.remoteAddress ?? ''));
}

/**
 * Returns the client address of a connection from a public address, or null for any other connection. A public address cannot be
 * that of one of the server's own proxies.
 */
export function outsideAddress({ remoteAddress = '' }: Origin['socket']): string | null {
  const from = plain(remoteAddress);
  return from === '' || isPrivate(from) ? null : household(from);
}

/** Returns an address without the system's prefix, and without a port that some proxies append. */
function plain(address: string): string {
  return address
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^\[(.*)\](?::\d+)?$/, '$1');
}

function household(address: string): string {
  const groups = address.split(':');
  if (groups.length === 1) return address;
  const before = address.split('::', 1)[0] ?? '';
  return [...before.split(':'), '0', '0', '0', '0'].slice(0, HOUSEHOLD_GROUPS).join(':');
}

/** Returns whether an address is a loopback address. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

function isPrivate(address: string): boolean {
  return isLoopback(address) || /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd][0-9a-f]{2}:)/i.test(address);
}

/** What tells from where somebody asks: the other end of the connection, and what proxies say of it. */
export interface Origin {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** How many groups of four digits of an IPv6 address tell a household, and how many a site. */
const HOUSEHOLD_GROUPS = 4;
const SITE_GROUPS = 3;

/** What the address of all who come through a proxy that was not declared begins with; that of the proxy follows. */
const UNDECLARED_PROXY = 'proxy ';

/**
 * The address that somebody asks from, behind so many declared proxies, as that which all of one household share: of an IPv6
 * address the network, /64. Everybody behind a proxy that was not declared comes from that proxy. Null for the one who cannot be
 * distinguished: on this machine.
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

/** Whether an address is that of a proxy that was not declared, with however many people behind it. */
export function isOfUndeclaredProxy(address: string): boolean {
  return address.startsWith(UNDECLARED_PROXY);
}

/** The network of a whole site that an address of IPv6 belongs to, /48; null for any other address. */
export function siteOf(address: string): string | null {
  const groups = isOfUndeclaredProxy(address) ? [] : address.split(':');
  return groups.length === HOUSEHOLD_GROUPS ? groups.slice(0, SITE_GROUPS).join(':') : null;
}

/** What proxies add to a request, and browsers never do. */
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Whether somebody comes from a private network and through a proxy, where none was declared. */
export function isUndeclaredProxy({ socket, headers }: Origin): boolean {
  return PROXY_HEADERS.some((header) => headers[header] !== undefined) && isPrivate(plain(socket.remoteAddress ?? ''));
}

/** The address of a connection that cannot come through a proxy of the server, as it comes from outside; else null. */
export function outsideAddress({ remoteAddress = '' }: Origin['socket']): string | null {
  const from = plain(remoteAddress);
  return from === '' || isPrivate(from) ? null : household(from);
}

/** An address as it is, without what the system writes before one, and without the port that some proxies tell with it. */
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

/** Whether an address never reaches away from the machine itself. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

function isPrivate(address: string): boolean {
  return isLoopback(address) || /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd][0-9a-f]{2}:)/i.test(address);
}

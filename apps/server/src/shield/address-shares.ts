import { isOfUndeclaredProxy, siteOf } from './address.ts';

/**
 * The multiple of a household's limit that a larger network has. A household counts as eight people, so the network has room for
 * about thirty.
 */
const HOUSEHOLDS_TOGETHER = 4;

/** A rate limit bucket shared by all clients of a network, whose limit is a multiple of a household's. */
export interface AddressShare {
  readonly of: string;
  readonly households: 1 | typeof HOUSEHOLDS_TOGETHER;
}

/**
 * Returns the rate limit shares of an address, smallest network first: its household, and for IPv6 also its site. With the second
 * share, a household gains nothing from owning 65,536 networks. All clients behind an untrusted proxy have one share.
 */
export function sharesOf(address: string): readonly [AddressShare, ...AddressShare[]] {
  if (isOfUndeclaredProxy(address)) return [{ of: address, households: HOUSEHOLDS_TOGETHER }];
  const household: AddressShare = { of: address, households: 1 };
  const site = siteOf(address);
  return site === null ? [household] : [household, { of: site, households: HOUSEHOLDS_TOGETHER }];
}

/**
 * Returns the largest network that contains an address: a household, a site, or an untrusted proxy. Returns null if `address` is
 * null.
 */
export function networkOf(address: string | null): string | null {
  return address === null ? null : (sharesOf(address).at(-1)?.of ?? address);
}

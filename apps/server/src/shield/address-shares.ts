import { isOfUndeclaredProxy, siteOf } from './address.ts';

/**
 * The multiple of a household's limit that a larger network has. A household counts as eight people, so the network has room for
 * about thirty.
 */
const HOUSEHOLDS_TOGETHER = 4;

/** A rate limit bucket that all clients of a network share, and the multiple of a household's limit that it grants. */
export interface AddressShare {
  readonly of: string;
  readonly households: 1 | typeof HOUSEHOLDS_TOGETHER;
}

/**
 * Returns the shares of an address, the smallest first: its household, and for IPv6 also its site. So a household gains nothing
 * from having 65,536 networks of its own. All clients behind an undeclared proxy have one share.
 */
export function sharesOf(address: string): readonly [AddressShare, ...AddressShare[]] {
  if (isOfUndeclaredProxy(address)) return [{ of: address, households: HOUSEHOLDS_TOGETHER }];
  const household: AddressShare = { of: address, households: 1 };
  const site = siteOf(address);
  return site === null ? [household] : [household, { of: site, households: HOUSEHOLDS_TOGETHER }];
}

/**
 * Returns the largest network that contains an address: a household, a site, or an undeclared proxy. Returns null if `address` is
 * null.
 */
export function networkOf(address: string | null): string | null {
  return address === null ? null : (sharesOf(address).at(-1)?.of ?? address);
}

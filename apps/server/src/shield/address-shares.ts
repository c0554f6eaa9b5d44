import { isOfUndeclaredProxy, siteOf } from './address.ts';

/** How many times what a household of eight may have, a network of many may: about thirty people, each with a browser or two. */
const HOUSEHOLDS_TOGETHER = 4;

/** Something that all who come from somewhere share, and how many times what one household may have of it they may together. */
export interface AddressShare {
  readonly of: string;
  readonly households: 1 | typeof HOUSEHOLDS_TOGETHER;
}

/**
 * What somebody at an address shares with others, the smallest first: a household its address, and in IPv6 a whole site its network
 * as well, so that it is no use to have 65,536 networks of a household. Who comes through a proxy that was not declared shares
 * with all who do.
 */
export function sharesOf(address: string): readonly [AddressShare, ...AddressShare[]] {
  if (isOfUndeclaredProxy(address)) return [{ of: address, households: HOUSEHOLDS_TOGETHER }];
  const household: AddressShare = { of: address, households: 1 };
  const site = siteOf(address);
  return site === null ? [household] : [household, { of: site, households: HOUSEHOLDS_TOGETHER }];
}

/** The largest network that somebody at an address shares: a household, a site, or a proxy that was not declared; null for null. */
export function networkOf(address: string | null): string | null {
  return address === null ? null : (sharesOf(address).at(-1)?.of ?? address);
}

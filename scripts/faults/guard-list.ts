import { faultsIn } from './fault.ts';

/** Faults in what keeps one who attacks from taking what is not theirs: each is a protection taken out. */
export const GUARD_FAULTS = faultsIn('apps/server/src', [
  {
    fault: 'Anybody who says that they come through a proxy has no limits by address.',
    file: 'shield/address.ts',
    replaced: 'if (isUndeclaredProxy({ socket, headers })) return UNDECLARED_PROXY + from;',
    by: 'if (isUndeclaredProxy({ socket, headers })) return null;',
    tests: 'tests/undeclared-proxy.test.ts',
    red: 'requests that name one address after another, through a proxy that was not declared, have the limits of one',
  },
  {
    fault: 'Thirty people behind a proxy that was not declared have what eight have.',
    file: 'shield/address-shares.ts',
    replaced: 'const HOUSEHOLDS_TOGETHER = 4;',
    by: 'const HOUSEHOLDS_TOGETHER = 1;',
    tests: 'tests/undeclared-proxy.test.ts',
    red: 'requests that name one address after another, through a proxy that was not declared, have the limits of one',
  },
  {
    fault: 'Each /64 of a /48 has limits of its own, and all of them no others.',
    file: 'shield/address-shares.ts',
    replaced: 'site === null ? [household]',
    by: 'site !== undefined ? [household]',
    tests: 'shield/address-limiter.test.ts',
    red: 'a /48 of IPv6 has what four households have, over however many of its networks it comes',
  },
  {
    fault: 'Strangers of one address hold all places of those who request entry.',
    file: 'table/entry/entry-requests.ts',
    replaced: ' && !this.#makesRoomFor(network)',
    by: '',
    tests: 'tests/entry-places.test.ts',
    red: '24 strangers of one address who request entry have no place that a friend from another needs',
  },
  {
    fault: 'Who waits at a door loses the place to anybody who comes later.',
    file: 'table/entry/entry-requests.ts',
    replaced: 'most <= placesOf(network) + 1',
    by: 'most < placesOf(network)',
    tests: 'table/entry/entry-requests.test.ts',
    red: 'nobody loses theirs to one whose network has as many',
  },
]);

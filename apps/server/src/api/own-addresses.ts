import { isIPv6 } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { isLoopback } from '../shield/address.ts';

/** What this machine can be reached by, as the system tells it. */
type Interfaces = Readonly<Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[] | undefined>>;

/** Networks that are within the machine, of containers and of machines it plays. */
const WITHIN = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|podman|cni|lxc)/;
/** What a machine calls itself when nobody has given it an address. */
const MAKESHIFT = /^169\.254\./;

/** Returns this machine's network addresses, the one a neighbour most likely reaches first; empty if it is in no network. */
export function ownAddresses(interfaces: Interfaces = networkInterfaces()): readonly string[] {
  const found = Object.entries(interfaces).flatMap(([name, all = []]) =>
    all
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !MAKESHIFT.test(address))
      .map(({ address }) => ({ address, isWithin: WITHIN.test(name) })),
  );
  return [...found.filter(({ isWithin }) => !isWithin), ...found.filter(({ isWithin }) => isWithin)].map(({ address }) => address);
}

/**
 * Returns the origins at which others in the network reach this server. It listens on one address only, or on all of them if `host`
 * is null.
 */
export function originsOf(host: string | null, port: number): readonly string[] {
  const addresses = host === null ? ownAddresses() : [host].filter((address) => !isLoopback(address));
  return addresses.map((address) => originAt(address, port));
}

/** Returns the origin of a server at an address or a host name. */
export function originAt(address: string, port: number): string {
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
}

import { isIPv6 } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { isLoopback } from '../shield/address.ts';

/** What this machine can be reached by, as the system tells it. */
type Interfaces = Readonly<Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[] | undefined>>;

/** Networks that are within the machine, of containers and of machines it plays. */
const WITHIN = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|podman|cni|lxc)/;
/** What a machine calls itself when nobody has given it an address. */
const MAKESHIFT = /^169\.254\./;

/** The addresses of this machine in its networks, the likeliest for a neighbour first; none where it is in no network. */
export function ownAddresses(interfaces: Interfaces = networkInterfaces()): readonly string[] {
  const found = Object.entries(interfaces).flatMap(([name, all = []]) =>
    all
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !MAKESHIFT.test(address))
      .map(({ address }) => ({ address, isWithin: WITHIN.test(name) })),
  );
  return [...found.filter(({ isWithin }) => !isWithin), ...found.filter(({ isWithin }) => isWithin)].map(({ address }) => address);
}

/** Where others in its networks reach a server of this machine that listens at one address alone, or at all of them for null. */
export function originsOf(host: string | null, port: number): readonly string[] {
  const addresses = host === null ? ownAddresses() : [host].filter((address) => !isLoopback(address));
  return addresses.map((address) => originAt(address, port));
}

/** Where a server is found at an address, or a name. */
export function originAt(address: string, port: number): string {
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
}

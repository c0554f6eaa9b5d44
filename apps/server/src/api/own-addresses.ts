import { isIPv6 } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { isLoopback } from '../shield/address.ts';

/** The network interfaces of this machine, as the system reports them. */
type Interfaces = Readonly<Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[] | undefined>>;

/** The names of interfaces to networks inside the machine, such as those of containers and virtual machines. */
const WITHIN = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|podman|cni|lxc)/;
/** The link-local addresses, which a machine has without a network configuration. */
const MAKESHIFT = /^169\.254\./;

/**
 * Returns this machine's network addresses, starting with the one that other devices are most likely to reach. Returns an empty
 * list if the machine is not on a network.
 */
export function ownAddresses(interfaces: Interfaces = networkInterfaces()): readonly string[] {
  const found = Object.entries(interfaces).flatMap(([name, all = []]) =>
    all
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !MAKESHIFT.test(address))
      .map(({ address }) => ({ address, isWithin: WITHIN.test(name) })),
  );
  return [...found.filter(({ isWithin }) => !isWithin), ...found.filter(({ isWithin }) => isWithin)].map(({ address }) => address);
}

/**
 * Returns the origins at which other devices on the network can reach this server. The server listens on the address `host`, or on
 * all addresses if `host` is null.
 */
export function originsOf(host: string | null, port: number): readonly string[] {
  const addresses = host === null ? ownAddresses() : [host].filter((address) => !isLoopback(address));
  return addresses.map((address) => originAt(address, port));
}

/** Returns the origin of a server with this address or host name, on this port. */
export function originAt(address: string, port: number): string {
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
}

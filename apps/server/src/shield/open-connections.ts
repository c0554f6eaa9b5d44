import { sharesOf } from './address-shares.ts';

/** An object that is open until it reports that it is closed. */
interface Closeable {
  once(event: 'close', listener: () => void): unknown;
}

/**
 * The connection limit: counts open connections per address and per network. It does not count clients without an address of their
 * own (loopback).
 */
export class OpenConnections {
  readonly #most: number;
  readonly #open = new Map<string, number>();
  readonly #counted = new WeakSet<Closeable>();

  /** `most` is the limit per address. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The number of addresses and networks with open connections. */
  get addresses(): number {
    return this.#open.size;
  }

  /**
   * Counts a connection once, until it closes, and returns true. Returns false, without counting the connection, if it exceeds the
   * limit.
   */
  admits(address: string | null, connection: Closeable): boolean {
    if (address === null || this.#counted.has(connection)) return true;
    const shares = sharesOf(address);
    if (shares.some(({ of, households }) => this.#openAt(of) >= this.#most * households)) return false;
    for (const { of } of shares) this.#open.set(of, this.#openAt(of) + 1);
    this.#counted.add(connection);
    connection.once('close', () => shares.forEach(({ of }) => this.#close(of)));
    return true;
  }

  #openAt(share: string): number {
    return this.#open.get(share) ?? 0;
  }

  #close(share: string): void {
    const open = this.#openAt(share) - 1;
    if (open > 0) this.#open.set(share, open);
    else this.#open.delete(share);
  }
}

/** What is open until it says that it has closed. */
interface Closeable {
  once(event: 'close', listener: () => void): unknown;
}

/** How many connections each address has open, and whether it may have another. Counts nobody who cannot be distinguished. */
export class OpenConnections {
  readonly #most: number;
  readonly #open = new Map<string, number>();
  readonly #counted = new WeakSet<Closeable>();

  /** `most` is how many an address may have at a time. */
  constructor(most: number) {
    this.#most = most;
  }

  /** How many addresses have any open. */
  get addresses(): number {
    return this.#open.size;
  }

  /** Counts a connection until it closes, once however often it is asked; false, and not counted, if it is one too many. */
  admits(address: string | null, connection: Closeable): boolean {
    if (address === null || this.#counted.has(connection)) return true;
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#most) return false;
    this.#open.set(address, open + 1);
    this.#counted.add(connection);
    connection.once('close', () => this.#close(address));
    return true;
  }

  #close(address: string): void {
    const open = (this.#open.get(address) ?? 0) - 1;
    if (open > 0) this.#open.set(address, open);
    else this.#open.delete(address);
  }
}

import { type Guest, SERVER_MESSAGE } from '@chinwag/protocol';
import { type Connection, guestOf } from './connection.ts';
import type { Lines } from './connections.ts';

/**
 * On which of their lines somebody plays: the one that came last, or the one where they asked to since. The others show the
 * table all the same, and are told that it is played elsewhere.
 */
export class PlayingLines {
  readonly #lines: Lines;
  readonly #playing = new Map<Guest['id'], string>();
  /** The lines that were told so. */
  readonly #elsewhere = new WeakSet<Connection>();

  constructor(lines: Lines) {
    this.#lines = lines;
  }

  /** Somebody plays on this line from now on. */
  playOn(connection: Connection): void {
    const { id } = guestOf(connection);
    this.#playing.set(id, connection.sessionId);
    this.#tell(id);
  }

  /** Somebody would play on the line of this session; whether it is one of theirs. */
  playOnSession(person: Guest['id'], session: string): boolean {
    const wanted = this.#of(person).find(({ sessionId }) => sessionId === session);
    if (wanted !== undefined) this.playOn(wanted);
    return wanted !== undefined;
  }

  /** A line that had dropped is there again; it plays on, unless another has taken over meanwhile. */
  returned(connection: Connection): void {
    this.#elsewhere.delete(connection);
    this.lost(guestOf(connection).id);
  }

  /** A line of somebody is there no more: if they played on it, they play on their newest. */
  lost(person: Guest['id']): void {
    const theirs = this.#of(person);
    const playing = theirs.find(({ sessionId }) => sessionId === this.#playing.get(person)) ?? theirs.at(-1);
    if (playing === undefined) this.#playing.delete(person);
    else this.playOn(playing);
  }

  #tell(person: Guest['id']): void {
    for (const line of this.#of(person)) {
      const elsewhere = line.sessionId !== this.#playing.get(person);
      if (elsewhere === this.#elsewhere.has(line)) continue;
      if (elsewhere) this.#elsewhere.add(line);
      else this.#elsewhere.delete(line);
      line.send(SERVER_MESSAGE.elsewhere, elsewhere);
    }
  }

  #of(person: Guest['id']): readonly Connection[] {
    return this.#lines.open().filter((line) => guestOf(line).id === person);
  }
}

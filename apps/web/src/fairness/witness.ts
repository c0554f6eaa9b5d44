import { type EventsMessage, type GuestId, type ShuffleMessage, shuffleMessageSchema, type Snapshot } from '@chinwag/protocol';
import { type AtSeat, EMPTY_HASH_CHAIN, extendHashChain, hexOfBytes, seatCommitment, termsDigest } from '@chinwag/rules/fair';
import type { Connection } from '../session/connection.ts';
import { keepNumbers, type StoredRound, numbersOf, type Seen } from './storedNumbers.ts';

/** The connection on which a witness answers. */
type Answering = Pick<Connection, 'request'>;

/** After how many events, at the latest, what was seen is stored. */
const STORED_EVERY = 25;

/**
 * Gives a number of this device to shuffle each game by, and keeps on it what it was sent and shown, so that a game that is over
 * can be compared with it.
 */
export class Witness {
  readonly #you: () => GuestId;
  #gameId = '';
  #seen: Seen | null = null;
  #unstored = 0;

  /** `you` tells whose device this is. */
  constructor(you: () => GuestId) {
    this.#you = you;
    window.addEventListener('pagehide', () => this.#keepSeen());
  }

  /** A connection is up: it can give numbers. */
  offer(connection: Answering): void {
    void connection.request('offerNumber', {});
  }

  /** The table tells something about numbers. What cannot be read is left alone: nothing depends on it but the proof. */
  async shuffle(message: unknown, connection: Answering): Promise<void> {
    const read = shuffleMessageSchema.safeParse(message);
    if (!read.success) return;
    switch (read.data.step) {
      case 'asked':
        return this.#bind(read.data, connection);
      case 'bound':
        return this.#give(read.data, connection);
      case 'given': {
        const { numbers: given, ...named } = read.data;
        return changeRound(named, (round) => ({ ...round, given: round.given ?? given }));
      }
      case 'opened': {
        const { gameId, secrets, digest } = read.data;
        this.#keepSeen();
        return keepNumbers(gameId, (game) => ({ ...game, opened: game.opened ?? { secrets, digest } }));
      }
    }
  }

  /** The whole game is shown: what is shown from now on hangs together, with what was before if that came as far. */
  snapshot({ gameId, seq, seat, sight }: Snapshot): void {
    const viewer = sight === 'own-seat' ? seat : sight === 'public' ? 'spectator' : null;
    if (this.#gameId === gameId && this.#seen?.to === seq && this.#seen.viewer === viewer) return;
    this.#keepSeen();
    this.#gameId = gameId;
    this.#seen = viewer === null ? null : { viewer, from: seq, to: seq, chain: EMPTY_HASH_CHAIN };
  }

  /** Something happened in the game. */
  events([seq, , ...events]: EventsMessage): void {
    const seen = this.#seen;
    if (seen === null || seq <= seen.to) return;
    if (seq - events.length !== seen.to) return void (this.#seen = null);
    this.#seen = { ...seen, to: seq, chain: events.reduce((chain, event) => extendHashChain(chain, event), seen.chain) };
    this.#unstored += events.length;
    if (this.#unstored >= STORED_EVERY) this.#keepSeen();
  }

  #keepSeen(): void {
    const seen = this.#seen;
    if (seen === null || this.#unstored === 0) return;
    this.#unstored = 0;
    const others = (stored: readonly Seen[]): readonly Seen[] => stored.filter(({ from }) => from !== seen.from);
    keepNumbers(this.#gameId, (game) => ({ ...game, seen: [...others(game.seen), seen] }));
  }

  async #bind(asked: Extract<ShuffleMessage, { step: 'asked' }>, connection: Answering): Promise<void> {
    const { gameId, round, commitment: server, invited, people } = asked;
    // A server that binds itself twice for one round is held to the first.
    if (numbersOf(gameId)?.rounds.some((stored) => stored.round === round)) return;
    const terms = termsDigest(asked);
    keepNumbers(gameId, (game) => ({
      ...game, rounds: [...game.rounds, { round, terms, commitment: server, own: null, bound: null, given: null }],
    }));
    const seat = invited[people.indexOf(this.#you())];
    if (seat === undefined) return;
    const own: AtSeat = [seat, hexOfBytes(crypto.getRandomValues(new Uint8Array(32)))];
    // Stored first: the list of all who are bound may come before the answer.
    changeRound(asked, (stored) => ({ ...stored, own }));
    const answer = await connection.request('bindNumber', { gameId, round, commitment: seatCommitment(terms, server, own) });
    // Another tab, or another device of the same person, was first.
    if (answer?.ok === false) changeRound(asked, (stored) => withoutOwn(stored, own));
  }

  async #give({ gameId, round, commitments }: Extract<ShuffleMessage, { step: 'bound' }>, connection: Answering): Promise<void> {
    changeRound({ gameId, round }, (stored) => ({ ...stored, bound: stored.bound ?? commitments }));
    const stored = numbersOf(gameId)?.rounds.find((other) => other.round === round);
    if (stored === undefined || stored.own === null) return;
    const [seat, number] = stored.own;
    const shuffle = commitments.find(([other]) => other === seat)?.[1];
    const isOwn = shuffle === seatCommitment(stored.terms, stored.commitment, stored.own);
    if (isOwn) await connection.request('giveNumber', { gameId, round, number });
  }
}

/** A round without a number that was not taken. */
function withoutOwn(stored: StoredRound, [, number]: AtSeat): StoredRound {
  return stored.own?.[1] === number ? { ...stored, own: null } : stored;
}

function changeRound(
  { gameId, round }: { readonly gameId: string; readonly round: number },
  change: (stored: StoredRound) => StoredRound,
): void {
  keepNumbers(gameId, (game) => ({ ...game, rounds: game.rounds.map((other) => (other.round === round ? change(other) : other)) }));
}

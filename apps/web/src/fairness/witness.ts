import { type EventsMessage, type GuestId, type ShuffleMessage, shuffleMessageSchema, type Snapshot } from '@chinwag/protocol';
import { type AtSeat, EMPTY_HASH_CHAIN, extendHashChain, hexOfBytes, seatCommitment, termsDigest } from '@chinwag/rules/fair';
import type { Line } from '../session/line.ts';
import { keepNumbers, type KeptRound, numbersOf, type Seen } from './keptNumbers.ts';

/** The line on which a witness answers. */
type Answering = Pick<Line, 'request'>;

/** After how many events, at the latest, what was seen is kept. */
const KEPT_EVERY = 25;

/**
 * Gives a number of this device to shuffle each game by, and keeps on it what it was told and shown, so that a game that is over
 * can be compared with it.
 */
export class Witness {
  readonly #you: () => GuestId;
  #gameId = '';
  #seen: Seen | null = null;
  #unkept = 0;

  /** `you` tells whose device this is. */
  constructor(you: () => GuestId) {
    this.#you = you;
    window.addEventListener('pagehide', () => this.#keepSeen());
  }

  /** A line is up: it can give numbers. */
  offer(line: Answering): void {
    void line.request('offerNumber', {});
  }

  /** The table tells something about numbers. What cannot be read is left alone: nothing depends on it but the proof. */
  async told(message: unknown, line: Answering): Promise<void> {
    const read = shuffleMessageSchema.safeParse(message);
    if (!read.success) return;
    switch (read.data.step) {
      case 'asked':
        return this.#bind(read.data, line);
      case 'bound':
        return this.#give(read.data, line);
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
    this.#unkept += events.length;
    if (this.#unkept >= KEPT_EVERY) this.#keepSeen();
  }

  #keepSeen(): void {
    const seen = this.#seen;
    if (seen === null || this.#unkept === 0) return;
    this.#unkept = 0;
    const others = (kept: readonly Seen[]): readonly Seen[] => kept.filter(({ from }) => from !== seen.from);
    keepNumbers(this.#gameId, (game) => ({ ...game, seen: [...others(game.seen), seen] }));
  }

  async #bind(asked: Extract<ShuffleMessage, { step: 'asked' }>, line: Answering): Promise<void> {
    const { gameId, round, commitment: house, invited, people } = asked;
    // A house that binds itself twice for one round is held to the first.
    if (numbersOf(gameId)?.rounds.some((kept) => kept.round === round)) return;
    const terms = termsDigest(asked);
    keepNumbers(gameId, (game) => ({
      ...game, rounds: [...game.rounds, { round, terms, commitment: house, own: null, bound: null, given: null }],
    }));
    const seat = invited[people.indexOf(this.#you())];
    if (seat === undefined) return;
    const own: AtSeat = [seat, hexOfBytes(crypto.getRandomValues(new Uint8Array(32)))];
    // Kept first: the list of all who are bound may come before the answer.
    changeRound(asked, (kept) => ({ ...kept, own }));
    const answer = await line.request('bindNumber', { gameId, round, commitment: seatCommitment(terms, house, own) });
    // Another tab, or another device of the same person, was first.
    if (answer?.ok === false) changeRound(asked, (kept) => withoutOwn(kept, own));
  }

  async #give({ gameId, round, commitments }: Extract<ShuffleMessage, { step: 'bound' }>, line: Answering): Promise<void> {
    changeRound({ gameId, round }, (kept) => ({ ...kept, bound: kept.bound ?? commitments }));
    const kept = numbersOf(gameId)?.rounds.find((other) => other.round === round);
    if (kept === undefined || kept.own === null) return;
    const [seat, number] = kept.own;
    const told = commitments.find(([other]) => other === seat)?.[1];
    const isOwn = told === seatCommitment(kept.terms, kept.commitment, kept.own);
    if (isOwn) await line.request('giveNumber', { gameId, round, number });
  }
}

/** A round without a number that was not taken. */
function withoutOwn(kept: KeptRound, [, number]: AtSeat): KeptRound {
  return kept.own?.[1] === number ? { ...kept, own: null } : kept;
}

function changeRound(
  { gameId, round }: { readonly gameId: string; readonly round: number },
  change: (kept: KeptRound) => KeptRound,
): void {
  keepNumbers(gameId, (game) => ({ ...game, rounds: game.rounds.map((kept) => (kept.round === round ? change(kept) : kept)) }));
}

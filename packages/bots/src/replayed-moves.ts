import { type AnyGame, DecisionEpochs, findGuessing, isTakenBack, SeatMemories } from '@chinwag/rules';
import { canonicalJson, decisionSeed, type Holder, holderOf } from '@chinwag/rules/fair';
import { type ChainedGameRecord, replay, type ReplayedStep } from '@chinwag/rules/game-file';
import { findBot } from './index.ts';
import { STRENGTHS } from './strengths.ts';

/** What the bots of a game choose when they are asked again for each of their moves, given what they could see and nothing else. */
export interface ReplayedBots {
  /** How many of their moves they choose again. */
  readonly same: number;
  /** The number of the first move that they do not choose again, from 1; null if there is none. */
  readonly other: number | null;
  /**
   * How many moves they cannot be asked for: this build has another version of the bot; or a strong one made them, of which the
   * record does not say how many playouts it had.
   */
  readonly unasked: number;
}

/** Asks the bots of a game again for each move that its record has as theirs, as far as the record can be replayed. */
export function replayedBots(game: AnyGame, record: ChainedGameRecord): ReplayedBots {
  const asked = new BotsAsked(game, record);
  for (const step of replay(game, record)) asked.follow(step);
  return asked.found;
}

class BotsAsked {
  readonly #game: AnyGame;
  readonly #record: ChainedGameRecord;
  readonly #epochs: DecisionEpochs;
  readonly #memories: SeatMemories;
  #seq = 0;
  #found: ReplayedBots = { same: 0, other: null, unasked: 0 };

  constructor(game: AnyGame, record: ChainedGameRecord) {
    const { length } = record.seats;
    this.#game = game;
    this.#record = record;
    this.#epochs = new DecisionEpochs(game, length);
    this.#memories = new SeatMemories(game, findGuessing(game.id), length);
  }

  get found(): ReplayedBots {
    return this.#found;
  }

  follow(step: ReplayedStep): void {
    const { number, before, events } = step;
    const made = this.#record.moves[number - 1];
    if (made?.by === 'bot') this.#ask(step, made);
    let state = before;
    for (const event of events) {
      const after = this.#game.evolve(state, event);
      this.#seq += 1;
      this.#epochs.follow(state, after, this.#seq);
      state = after;
    }
    if (made !== undefined) this.#epochs.moved(made.seat, this.#seq);
    if (events.some(isTakenBack)) this.#epochs.restart(this.#seq);
    this.#memories.follow({ before, events, seq: this.#seq });
  }

  #ask({ number, before }: ReplayedStep, { seat, move }: ChainedGameRecord['moves'][number]): void {
    const { same, other, unasked } = this.#found;
    const bot = botOf(this.#game.id, this.#holderAt(seat, number - 1));
    if (bot === null) {
      this.#found = { same, other, unasked: unasked + 1 };
      return;
    }
    const seed = decisionSeed(this.#record.seed, seat, this.#epochs.of(seat));
    const chosen = bot.choose({ view: this.#game.hide(before, seat), seat, seed, memory: this.#memories.of(seat), playouts: 0 });
    const isSame = canonicalJson(chosen) === canonicalJson(move);
    this.#found = isSame ? { same: same + 1, other, unasked } : { same, other: other ?? number, unasked };
  }

  /** Who held a seat after so many moves; null where the name was erased. */
  #holderAt(seat: number, moves: number): Holder | null {
    const { seats, changes } = this.#record;
    const held = changes.findLast((change) => change.seat === seat && change.after <= moves) ?? seats[seat];
    return held === undefined ? null : holderOf(held);
  }
}

/** The bot that holds a seat, in the version that held it, where its moves follow from what it was given alone; else null. */
function botOf(game: string, holder: Holder | null): ReturnType<typeof findBot> {
  if (holder?.kind !== 'bot') return null;
  const strength = STRENGTHS.find((known) => known === holder.strength);
  if (strength === undefined || strength === 'strong') return null;
  const bot = findBot(game, strength);
  return bot !== null && bot.version === holder.version ? bot : null;
}

import { type AnyGame, DecisionEpochs, findGuessing, isTakenBack, SeatMemories } from '@chinwag/rules';
import { canonicalJson, decisionSeed, type Holder, holderOf } from '@chinwag/rules/fair';
import { type ChainedGameRecord, replay, type ReplayedStep } from '@chinwag/rules/game-file';
import { FULL_PLAYOUTS, findBot } from './index.ts';
import { STRENGTHS } from './strengths.ts';

/** The result of replaying bot decisions, each from what the bot could see at the time, and comparing the moves. */
export interface ReplayedBots {
  /** The number of bot moves that were reproduced. */
  readonly same: number;
  /** The number of the first bot move that was not reproduced, counted from 1, or null if there is none. */
  readonly other: number | null;
  /**
   * The number of bot moves that were not checked. Possible reasons are a different version of the bot, a missing number of
   * playouts, and no time to search again.
   */
  readonly unasked: number;
}

/** Returns whether there is time for another search. */
type HasTime = () => boolean;

/**
 * Replays a game record, compares each bot move with what the bot chooses today, and returns the counts. The comparison stops at
 * the first step that does not replay. Repeats search-based decisions only while `hasTime` returns true.
 */
export function replayedBots(game: AnyGame, record: ChainedGameRecord, hasTime: HasTime = () => true): ReplayedBots {
  const asked = new BotsAsked(game, record, hasTime);
  for (const step of replay(game, record)) asked.follow(step);
  return asked.found;
}

class BotsAsked {
  readonly #game: AnyGame;
  readonly #record: ChainedGameRecord;
  readonly #hasTime: HasTime;
  readonly #epochs: DecisionEpochs;
  readonly #memories: SeatMemories;
  #seq = 0;
  #found: ReplayedBots = { same: 0, other: null, unasked: 0 };

  constructor(game: AnyGame, record: ChainedGameRecord, hasTime: HasTime) {
    const { length } = record.seats;
    this.#game = game;
    this.#record = record;
    this.#hasTime = hasTime;
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

  #ask({ number, before }: ReplayedStep, { seat, move, playouts = 0 }: ChainedGameRecord['moves'][number]): void {
    const { same, other, unasked } = this.#found;
    const bot = botOf(this.#game.id, this.#holderAt(seat, number - 1), this.#record.moves[number - 1]?.playouts);
    if (bot === null || (playouts > 0 && !this.#hasTime())) {
      this.#found = { same, other, unasked: unasked + 1 };
      return;
    }
    const seed = decisionSeed(this.#record.seed, seat, this.#epochs.of(seat));
    const chosen = bot.choose({ view: this.#game.hide(before, seat), seat, seed, memory: this.#memories.of(seat), playouts });
    const isSame = canonicalJson(chosen) === canonicalJson(move);
    this.#found = isSame ? { same: same + 1, other, unasked } : { same, other: other ?? number, unasked };
  }

  /** Returns the holder of a seat after `moves` moves, or null if the name was erased. */
  #holderAt(seat: number, moves: number): Holder | null {
    const { seats, changes } = this.#record;
    const held = changes.findLast((change) => change.seat === seat && change.after <= moves) ?? seats[seat];
    return held === undefined ? null : holderOf(held);
  }
}

/**
 * Returns the bot that held a seat, or null if this build lacks its version, or if the number of its playouts is unknown. No server
 * gives a bot more than `FULL_PLAYOUTS`.
 */
function botOf(game: string, holder: Holder | null, playouts: number | undefined): ReturnType<typeof findBot> {
  if (holder?.kind !== 'bot' || (playouts ?? 0) > FULL_PLAYOUTS) return null;
  const strength = STRENGTHS.find((known) => known === holder.strength);
  if (strength === undefined || (strength === 'strong' && playouts === undefined)) return null;
  const bot = findBot(game, strength);
  return bot !== null && bot.version === holder.version ? bot : null;
}

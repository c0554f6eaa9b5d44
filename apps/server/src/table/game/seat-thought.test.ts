import {
  allSeats, type AnyGame, defaultOptions, findGuessing, games, type GameState, isTakenBack, type Seat, type Tagged,
} from '@chinwag/rules';
import { pick, randomFrom, randomSeed } from '@chinwag/rules/laws';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../store/store.ts';
import { CODE } from '../../tests/support/table-parts.ts';
import { GameRun } from './game-run.ts';

const MOVES = 150;
/** The number of moves after which one is taken back, and the number of entries after which the game is reloaded from the store. */
const TAKING_BACK = 6;
const RESTARTING = 20;

const GUESSED = Object.values<AnyGame>(games).filter(({ id }) => findGuessing(id) !== null);

const setupOf = (game: AnyGame) => {
  const seed = randomSeed(randomFrom(28));
  return { seats: game.seats.max, owner: 0, options: defaultOptions<object>(game.options), seed };
};

/** An event: its number, and the state before it. */
interface StandingEvent {
  readonly seq: number;
  readonly event: Tagged;
  readonly before: GameState;
}

/** A game after an entry: the run, all its entries, and the events that still count. */
interface GameMoment {
  readonly run: GameRun;
  readonly entries: readonly Entry[];
  readonly standing: readonly StandingEvent[];
}

/** Plays a random game in which moves are taken back, and yields the game after each entry. */
function* played(game: AnyGame): Generator<GameMoment> {
  const random = randomFrom(7);
  const { run, opening } = GameRun.begin('game-1', game, setupOf(game));
  const entries: Entry[] = [];
  let standing: readonly StandingEvent[] = [];
  const apply = (entry: Entry): GameMoment => {
    let { state } = run;
    for (const [at, event] of entry.events.entries()) {
      const before = state;
      state = game.evolve(before, event);
      const seq = entry.seq + at;
      standing = isTakenBack(event) ? standing.filter((other) => other.seq < event.from) : [...standing, { seq, event, before }];
    }
    entries.push(entry);
    run.apply(entry);
    return { run, entries, standing };
  };
  yield apply(opening);
  for (let move = 1; move <= MOVES; move++) {
    const [seat] = run.actors;
    if (seat === undefined) return;
    const chosen = pick(game.legalMoves(run.state, seat), random);
    const verdict = run.judge({ seat, seq: run.seq, id: `move-${move}`, by: 'person', move: chosen });
    if (verdict.kind === 'answered') throw new Error(JSON.stringify(verdict.answer));
    yield apply(verdict.entry);
    const back = move % TAKING_BACK === 0 ? run.entryTakingBack(seat, `back-${move}`) : 'nothing-to-take-back';
    if (typeof back !== 'string') yield apply(back);
  }
}

/** Returns the memory of a seat that was shown these events. This reference implementation uses no incremental updates. */
function remembered(game: AnyGame, seat: Seat, standing: readonly StandingEvent[]): object | null {
  const guessing = findGuessing(game.id);
  if (guessing === null) return null;
  const shown = standing.map(({ event, before }) => game.hideEvent(event, seat, before));
  return shown.reduce((memory, event) => guessing.remember(memory, event), guessing.nothing);
}

describe.each(GUESSED)('the knowledge of a bot in $id', (game) => {
  it('is its seat’s view and its memory of all events not taken back, and survives a restart', () => {
    let takenBack = 0;
    for (const { run, entries, standing } of played(game)) {
      takenBack += entries.at(-1)?.events.some(isTakenBack) === true ? 1 : 0;
      const again = entries.length % RESTARTING === 0 ? restarted(game, entries) : run;
      for (const seat of allSeats(game.seats.max)) {
        const thought = run.thoughtAt(seat);
        expect(thought.view).toEqual(game.hide(run.state, seat));
        expect(thought.memory).toEqual(remembered(game, seat, standing));
        expect(again.thoughtAt(seat)).toEqual(thought);
      }
    }
    expect(takenBack).toBeGreaterThan(2);
  });
});

const ALL = Object.values<AnyGame>(games);

it.each(ALL)('in $id each decision has a stable seed of its own, different from the game’s seed', (game) => {
  const seeds = new Map<string, string>();
  for (const { run } of played(game)) {
    for (const seat of run.actors) {
      const { seed } = run.thoughtAt(seat);
      const decision = `${seat} since ${run.decisionEpoch(seat)}`;
      expect(seeds.get(decision) ?? seed).toBe(seed);
      seeds.set(decision, seed);
    }
  }
  expect(new Set(seeds.values()).size).toBe(seeds.size);
  expect([...seeds.values()]).not.toContain(setupOf(game).seed);
});

it('a game without guessing keeps no memory', () => {
  const [first] = played(games.slobberhannes);
  expect(first?.run.thoughtAt(0).memory).toBeNull();
});

function restarted(game: AnyGame, entries: readonly Entry[]): GameRun {
  return GameRun.resume({ id: 'game-1', table: CODE, game: game.id, setup: setupOf(game), entries }, game);
}

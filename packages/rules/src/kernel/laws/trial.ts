import type { AnyGame, Tagged } from '../game.ts';
import { deepFreeze } from './json.ts';
import type { AnyPlayedGame, Law } from './law.ts';
import { randomFrom, randomSeed } from './random.ts';
import { playRandomly } from './random-play.ts';
import type { AnyLawSubject } from './subject.ts';

/** A trial: the table at which a law is tested. All randomness comes from `seed`, so a trial is repeatable. */
export interface Trial {
  readonly seats: number;
  readonly options: object;
  /** A whole number of 32 bits. */
  readonly seed: number;
}

/** Returns the trial's random game, to its end or to one move past the maximum number. */
export function playTrial(subject: AnyLawSubject, trial: Trial): AnyPlayedGame {
  const { seats, options } = trial;
  const random = randomFrom(trial.seed);
  const owner = random.below(seats + 1);
  const setup = { seats, options, owner: owner === seats ? null : owner, seed: randomSeed(random) };
  return playRandomly(unjudged(frozen(subject.game)), setup, random, subject.moveBound(seats, options) + 1);
}

/**
 * Tests a law on a game in one trial. If the law is broken, throws an error that names the trial; the error's cause has the
 * details.
 */
export function tryLaw(
  law: Law,
  subject: AnyLawSubject,
  trial: Trial,
  play = () => playTrial(subject, trial),
): void {
  try {
    const judged = { ...subject, game: frozen(subject.game) };
    law.examine(judged, play(), randomFrom(trial.seed));
  } catch (cause) {
    const table = `${trial.seats} seats, ${JSON.stringify(trial.options)}, seed ${trial.seed}`;
    throw new Error(`law ${law.number}, ${law.name}, is broken by ${subject.game.id}, ${table}`, { cause });
  }
}

/** Returns the game without its check of moves, because the laws test whether a listed move is legal. */
function unjudged(game: AnyGame): AnyGame {
  return { ...game, attempt: (state, seat, move) => ({ ok: true, events: game.decide(state, seat, move as Tagged) }) };
}

/**
 * Returns the game with all output frozen. A game's input is always its earlier output, so the trial detects a game that changes
 * its input.
 */
function frozen(game: AnyGame): AnyGame {
  return {
    ...game,
    begin: (setup) => deepFreeze(game.begin(deepFreeze(setup))),
    actors: (state) => deepFreeze(game.actors(state)),
    legalMoves: (state, seat) => deepFreeze(game.legalMoves(state, seat)),
    check: (state, seat, move) => deepFreeze(game.check(state, seat, move)),
    whyNone: (state, seat, type) => deepFreeze(game.whyNone(state, seat, type)),
    decide: (state, seat, move) => deepFreeze(game.decide(state, seat, move)),
    attempt: (state, seat, move) => deepFreeze(game.attempt(state, seat, move)),
    evolve: (state, event) => deepFreeze(game.evolve(state, event)),
    hide: (state, viewer) => deepFreeze(game.hide(state, viewer)),
    hideEvent: (event, viewer, state) => deepFreeze(game.hideEvent(event, viewer, state)),
    result: (state) => deepFreeze(game.result(state)),
    scores: (state) => deepFreeze(game.scores(state)),
    course: (state) => deepFreeze(game.course(state)),
    forAbsent: (state, seat) => deepFreeze(game.forAbsent(state, seat)),
    timeOut: (state, seat) => deepFreeze(game.timeOut(state, seat)),
    silence: (state, seat) => deepFreeze(game.silence(state, seat)),
  };
}

import { isDeepStrictEqual } from 'node:util';
import { plainThought } from '@chinwag/bots';
import { type AnyGame, defaultOptions, games, type GameState, type Seat, type Tagged } from '@chinwag/rules';
import { playRandomly, randomFrom, randomSeed } from '@chinwag/rules/laws';
import { describe, expect, it } from 'vitest';
import type { Question } from '../../bots/thinking.ts';
import { openLog } from '../../log.ts';
import type { SeatThought } from '../game/game-run.ts';
import { type BotChoiceServices, chosenByBot, chosenForAbsent, chosenWhenTimeIsOut } from './bot-choice.ts';

const MOVES = 200;

/** A pending decision of a seat. */
interface BotDecision {
  readonly run: Parameters<typeof chosenByBot>[0];
  readonly seat: Seat;
}

/** Returns all decisions in a random game. */
function decisionsOf(game: AnyGame): readonly BotDecision[] {
  const setup = { seats: game.seats.max, owner: 0, options: defaultOptions(game.options), seed: randomSeed(randomFrom(1)) };
  const { steps } = playRandomly(game, setup, randomFrom(1), MOVES);
  return steps.flatMap(({ after: state }) => {
    const run = { game, state, thoughtAt: thoughtIn(game, state) };
    return game.actors(state).map((seat) => ({ run, seat }));
  });
}

/** Returns a function that gives the thought of a seat, without seeds or memory. */
function thoughtIn(game: AnyGame, state: GameState): (seat: Seat) => SeatThought {
  return (seat) => plainThought(game.hide(state, seat), seat);
}

/** Returns dependencies with a bot that gives this answer. */
function answering(answer: (question: Question) => unknown): BotChoiceServices {
  return {
    thinker: { choose: async (question) => ({ move: answer(question) as Tagged, playouts: 70 }), close: async () => undefined },
    log: openLog('silent'),
  };
}

const isAmong = (move: Tagged, moves: readonly Tagged[]): boolean => moves.some((other) => isDeepStrictEqual(move, other));

describe.each(Object.values<AnyGame>(games))('on a timeout in $id', (game) => {
  const moments = decisionsOf(game);

  it('the server plays a move the game offers, even if the bot chooses another legal move', async () => {
    const notOffered: Tagged[] = [];
    for (const { run, seat } of moments) {
      const offered = game.timeOut(run.state, seat);
      const others = game.legalMoves(run.state, seat).filter((move) => !isAmong(move, offered)).slice(0, 3);
      for (const wanted of others) {
        const made = await chosenWhenTimeIsOut(run, seat, answering(() => wanted));
        if (!isAmong(made, offered)) notOffered.push(made);
      }
    }
    expect(notOffered).toEqual([]);
  });

  it('the server shows the bot the offered moves and plays the move it chooses', async () => {
    for (const { run, seat } of moments) {
      const offered = game.timeOut(run.state, seat);
      const last = answering(({ among = [] }) => {
        expect(among).toEqual(offered);
        return among.at(-1);
      });
      expect(await chosenWhenTimeIsOut(run, seat, last)).toEqual(offered.at(-1));
    }
  });
});

it('CN5.1: on a timeout, the server lays no Tsukumogami in another player’s row, even if the bot chooses to', async () => {
  const tempted = decisionsOf(games.chanoyu).flatMap(({ run, seat }) => {
    const moves = run.game.legalMoves(run.state, seat);
    const lay = moves.find((move) => 'row' in move && move.row !== seat);
    return lay === undefined || moves.some(({ type }) => type === 'done') ? [] : [{ run, seat, lay }];
  });
  expect(tempted).not.toEqual([]);
  for (const { run, seat, lay } of tempted) {
    expect(await chosenWhenTimeIsOut(run, seat, answering(() => lay))).toMatchObject({ type: 'lay', row: seat });
  }
});

it.each([
  ['nothing that is a move', { type: 'castle' }],
  ['a move that is not lawful', { type: 'play', card: 'X9' }],
  ['nothing', null],
])('the server plays the first legal move if a bot chooses %s', async (_, chosen) => {
  for (const { run, seat } of decisionsOf(games.chanoyu).slice(0, 50)) {
    const services = answering(() => chosen);
    const first = { move: run.game.legalMoves(run.state, seat)[0] };
    for (const strength of ['sensible', 'strong'] as const) {
      expect(await chosenByBot(run, { seat, strength }, services)).toEqual(first);
    }
    expect(await chosenWhenTimeIsOut(run, seat, services)).toEqual(run.game.timeOut(run.state, seat)[0]);
  }
});

it('a bot plays at sensible strength for an absent player and on a timeout', async () => {
  const asked = new Set<string>();
  const noting = answering(({ strength }) => {
    asked.add(strength);
    return null;
  });
  for (const { run, seat } of decisionsOf(games.chanoyu).slice(0, 20)) {
    await chosenForAbsent(run, seat, noting);
    await chosenWhenTimeIsOut(run, seat, noting);
  }
  expect(asked).toEqual(new Set(['sensible']));
});

it('the playout count of a move is recorded for strong bots only', async () => {
  for (const { run, seat } of decisionsOf(games.chanoyu).slice(0, 20)) {
    const [move] = run.game.legalMoves(run.state, seat);
    const services = answering(() => move);
    expect(await chosenByBot(run, { seat, strength: 'strong' }, services)).toEqual({ move, playouts: 70 });
    expect(await chosenByBot(run, { seat, strength: 'sensible' }, services)).toEqual({ move });
    expect(await chosenForAbsent(run, seat, services)).not.toHaveProperty('playouts');
  }
});

it('the server plays the first legal move if a bot throws', async () => {
  const failing = answering(() => {
    throw new Error('out of thought');
  });
  for (const { run, seat } of decisionsOf(games.chanoyu).slice(0, 50)) {
    const first = { move: run.game.legalMoves(run.state, seat)[0] };
    expect(await chosenByBot(run, { seat, strength: 'sensible' }, failing)).toEqual(first);
    expect(await chosenWhenTimeIsOut(run, seat, failing)).toEqual(run.game.timeOut(run.state, seat)[0]);
  }
});

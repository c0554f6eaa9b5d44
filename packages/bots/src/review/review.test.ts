import {
  type AnyGame, defaultOptions, findGame, findGuessing, playGame, type Seat, SeatMemories, type Tagged, TAKE_BACK,
} from '@chinwag/rules';
import type { PlayedFile } from '@chinwag/rules/game-file';
import { describe, expect, it } from 'vitest';
import { type AnySearchingBot, plainThought } from '../bot.ts';
import { findBot, findJudge } from '../index.ts';
import { worldDraws } from '../search/draws.ts';
import { decisionsOf } from './decisions.ts';
import { judged } from './judge.ts';
import { effectively } from '../search/effectively.ts';
import { measured, OF_ONE } from './measure.ts';
import { type Review, reviewing } from './review.ts';

const SEED = 'ab'.repeat(32);
const SEAT: Seat = 1;

/** Returns the value, or throws if it is missing. */
function got<Found>(found: Found | null | undefined): Found {
  if (found === null || found === undefined) throw new Error('there is none');
  return found;
}

function gameOf(id: string): AnyGame {
  return got(findGame(id));
}

/** Returns the move to make instead of the sensible one, for the decision of that number in the reviewed seat. */
type ChosenInstead = (sensible: Tagged, number: number, legal: readonly Tagged[]) => Tagged;

/**
 * Returns a game of sensible players in which `chosen` replaces the moves of the reviewed seat. The game stops after `most` of that
 * seat's decisions.
 */
function playedGame(
  game: AnyGame,
  seats: number,
  options: object,
  chosen: ChosenInstead = (sensible) => sensible,
  most = Number.POSITIVE_INFINITY,
): PlayedFile {
  const setup = { seats, owner: 0, options: { ...defaultOptions<object>(game.options), ...options }, seed: SEED };
  const bot = got(findBot(game.id));
  let number = 0;
  const { steps } = playGame(game, setup, (state) => {
    const [seat = 0] = game.actors(state);
    if (number === most) return null;
    const move = bot.choose(plainThought(game.hide(state, seat), seat));
    return { seat, move: seat === SEAT ? chosen(move, number++, game.legalMoves(state, seat)) : move };
  });
  const moves = steps.flatMap(({ by }) => by ?? []);
  return { options: setup.options, owner: 0, seed: SEED, seats: Array.from({ length: seats }), moves };
}

function reviewOf(game: AnyGame, judge: AnySearchingBot, played: PlayedFile): Review {
  const steps = reviewing(game, judge, { played, seat: SEAT, own: () => true });
  for (let last = -1; ; ) {
    const { done, value } = steps.next();
    if (done === true) return value;
    expect(value.done).toBeGreaterThan(last);
    expect(value.done).toBeLessThan(value.of);
    last = value.done;
  }
}

/** Returns a judge that tries all moves of any game, in worlds that are only a random number. */
function judgeBy(worth: (move: Tagged, chance: number, deal: number) => number): AnySearchingBot {
  const game = gameOf('slobberhannes');
  const usual = got(findBot(game.id));
  return {
    version: 1,
    par: 0,
    choose: (thought) => usual.choose(thought),
    trials: (thought) => {
      const draw = worldDraws(thought.seed);
      return {
        moves: game.legalMoves(thought.view, thought.seat),
        usual: usual.choose(thought),
        playouts: thought.playouts,
        worlds: (count) => Array.from({ length: count }, () => draw(2 ** 20)),
        worth: (move, world) => worth(move, Number(world), thought.view.records.length),
      };
    },
  };
}

describe('a review', () => {
  const slobberhannes = gameOf('slobberhannes');
  const card = (move: Tagged): string => JSON.stringify(move);
  const short = { target: 6 };

  it('does not blame a choice that is as good as another, despite random differences', () => {
    const even = judgeBy((move, chance) => ((chance + card(move).charCodeAt(24) * 104_729) % 2001) - 1000);
    const { decided, judged, costly, cards, play } = reviewOf(slobberhannes, even, playedGame(slobberhannes, 4, short));
    expect(decided).toBeGreaterThan(judged);
    expect(judged).toBeGreaterThan(3);
    expect({ costly, cards, play }).toEqual({ costly: [], cards: null, play: null });
  });

  it('lists the three costliest moves, what was better and by how much, and the total cost', () => {
    const blunders = new Map<string, number>();
    const played = playedGame(slobberhannes, 4, short, (sensible, number, legal) => {
      const other = legal.find((move) => card(move) !== card(sensible));
      if (other === undefined || number > 4) return sensible;
      blunders.set(card(other), number + 1);
      return other;
    });
    const worst = [...blunders.values()].toSorted((a, b) => b - a);
    expect(worst.length).toBeGreaterThan(3);
    const costs = judgeBy((move, chance, deal) => 5 - (deal === 0 ? (blunders.get(card(move)) ?? 0) : 0) + (chance % 3) - 1);
    const { costly, cards, play } = reviewOf(slobberhannes, costs, played);
    expect(costly.map(({ cost }) => cost.mean)).toEqual(worst.slice(0, 3));
    for (const { made, better, cost, betterIn, worlds } of costly) {
      expect(blunders.get(card(made))).toBe(cost.mean);
      expect(blunders.has(card(better))).toBe(false);
      expect(betterIn).toBe(worlds);
    }
    expect(play?.mean).toBe(-worst.reduce((sum, cost) => sum + cost, 0));
    // each hand is worth what the best play makes of it
    const hands = Math.round((cards?.mean ?? 0) / 5);
    expect(hands).toBeGreaterThan(0);
    expect(Math.abs((cards?.mean ?? 0) - 5 * hands)).toBeLessThan(cards?.error ?? 0);
  });

  it('covers only the player’s own moves, without those taken back', () => {
    const played = playedGame(slobberhannes, 4, short);
    const all = decisionsOf(slobberhannes, { played, seat: SEAT, own: () => true });
    const first = played.moves.findIndex(({ seat }) => seat === SEAT);
    const own = (move: number): boolean => move !== first;
    expect(decisionsOf(slobberhannes, { played, seat: SEAT, own })).toEqual(all.slice(1));
    const { moves } = played;
    const made = got(moves[first]);
    const back = [...moves.slice(0, first + 1), { seat: SEAT, move: TAKE_BACK }, made, ...moves.slice(first + 1)];
    const again = decisionsOf(slobberhannes, { played: { ...played, moves: back }, seat: SEAT, own: () => true });
    expect(again.map(({ view, move }) => [view, move])).toEqual(all.map(({ view, move }) => [view, move]));
  });
});

it('a world tried several times does not increase certainty', () => {
  expect(effectively(['a', 'b', 'c', 'd'])).toBe(4);
  expect(effectively(['a', 'a', 'b', 'b'])).toBe(2);
  const twice = measured([1, 1, 3, 3], OF_ONE, effectively(['a', 'a', 'b', 'b']));
  expect(twice.error).toBeGreaterThan(measured([1, 1, 3, 3], OF_ONE).error);
});

describe('a review of Chinkway', () => {
  const chinkway = gameOf('chinkway');
  const judge = got(findJudge('chinkway'));

  it('finds a blunder, at a cost that matches an independent measurement', () => {
    const until = 4;
    const played = (chosen?: ChosenInstead) => playedGame(chinkway, 5, { length: 'short' }, chosen, until);
    const sensible = decisionsOf(chinkway, { played: played(), seat: SEAT, own: () => true });
    const found = sensible.flatMap(({ view, memory }, number) => {
      const thought = { view, memory, seat: SEAT, seed: SEED, playouts: 0 };
      return chinkway.legalMoves(view, SEAT).flatMap((move) => {
        const cost = judged(judge, thought, move, { worlds: 40, errors: OF_ONE })?.cost;
        return cost === undefined ? [] : { move, number, cost };
      });
    });
    const blunder = got(found.toSorted((a, b) => b.cost.mean - a.cost.mean)[0]);
    const blundered = played((move, number) => (number === blunder.number ? blunder.move : move));
    const dearest = got(reviewOf(chinkway, judge, blundered).costly[0]);
    expect(dearest).toMatchObject({ from: sensible[blunder.number]?.from, made: blunder.move });
    expect(dearest.cost.mean - dearest.cost.error).toBeGreaterThan(0);
    expect(Math.abs(dearest.cost.mean - blunder.cost.mean)).toBeLessThan(dearest.cost.error + blunder.cost.error);
  });

  it('depends on what the player could see, not on the hidden cards', () => {
    const played = playedGame(chinkway, 5, { length: 'short' }, undefined, 5);
    const all = decisionsOf(chinkway, { played, seat: SEAT, own: () => true });
    const { view, move } = got(all.find(({ view: { phase } }) => phase.name === 'play'));
    const guessing = got(findGuessing('chinkway'));
    const memory = new SeatMemories(chinkway, guessing, 5).of(SEAT) ?? {};
    const reviewIn = (deal: string) => {
      const state = guessing.determinize(view, SEAT, memory, worldDraws(deal.repeat(64)));
      const from = { ...chinkway, begin: () => ({ state, events: [] }) };
      const decided = { ...played, moves: [{ seat: SEAT, move }] };
      const known = decisionsOf(from, { played: decided, seat: SEAT, own: () => true });
      return { state, known, review: reviewOf(from, judge, decided) };
    };
    const [some, others] = [reviewIn('1'), reviewIn('2')];
    expect(others.state).not.toEqual(some.state);
    expect(others.known).toEqual(some.known);
    expect(some.review.judged).toBe(1);
    expect(others.review).toEqual(some.review);
  });
});

import { expect, it } from 'vitest';
import type { Game, GameState, Tagged } from '../kernel/game.ts';
import { defaultOptions } from '../kernel/options.ts';
import { momentsOf, stepsOf } from '../kernel/play.ts';
import { chanoyu, PACK as CHANOYU_PACK } from './chanoyu/index.ts';
import { chapanka } from './chapanka/index.ts';
import { chinaso, PACK as CHINASO_PACK } from './chinaso/index.ts';
import { chinchon, packFor } from './chinchon/index.ts';
import { chinkway } from './chinkway/index.ts';
import { slobberhannes } from './slobberhannes/index.ts';

/** Two deals with as many players as there may be, all of whom make the first move they may: dead cards and state at each end. */
function ended<Options, State extends GameState, Move extends Tagged, Event extends Tagged>(
  game: Game<Options, State, Move, Event>,
): readonly { readonly dead: number | undefined; readonly state: State }[] {
  const setup = { seats: game.seats.max, owner: 0, options: defaultOptions(game.options), seed: '5eed'.repeat(16) };
  const steps = stepsOf(game, setup, (state) => {
    const [seat = 0] = game.actors(state);
    const [move] = game.legalMoves(state, seat);
    return move === undefined || state.records.length === 2 ? null : { seat, move };
  });
  const moments = [...steps].flatMap((step) => [...momentsOf(game, step)]);
  return moments
    .filter(({ event }) => game.dealEnds.includes(event.type))
    .map(({ after }) => ({ dead: after.records.at(-1)?.dead, state: after }));
}

it('CW3.2: the two cards that the dealer discards are dead', () => {
  expect(ended(chinkway).map(({ dead }) => dead)).toEqual([2, 2]);
});

it('CP2.4: the four cards set aside are dead', () => {
  expect(ended(chapanka).map(({ dead }) => dead)).toEqual([4, 4]);
});

it('SL2.2: where all cards are dealt and played, none is dead', () => {
  expect(ended(slobberhannes).map(({ dead }) => dead)).toEqual([0, 0]);
});

it('CN5.5 CN6.1: all but the cards in the rows are dead', () => {
  for (const { dead, state: { deal } } of ended(chanoyu)) {
    expect(dead).toBe(CHANOYU_PACK.length - deal.rows.flat().filter((card) => card !== null).length);
  }
});

it('CS5.5 CS6.1: all but the cards on the table and those left in hand are dead', () => {
  for (const { dead, state: { deal } } of ended(chinaso)) {
    const laid = deal.table.flat().flatMap(({ cards }) => cards);
    expect(dead).toBe(CHINASO_PACK.length - laid.length - deal.hands.flat().length);
  }
});

it('CH4.2 CH7.1: all but the melds, the cards left in hand and the closing card are dead', () => {
  for (const { dead, state: { deal, options, totals } } of ended(chinchon)) {
    const laid = deal.melds.flatMap(({ cards }) => cards);
    const closing = deal.closing === null || deal.closing.card === null ? 0 : 1;
    expect(dead).toBe(packFor(options.deck, totals.length).length - laid.length - deal.hands.flat().length - closing);
  }
});

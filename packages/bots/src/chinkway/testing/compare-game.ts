import { evolveAll } from '@chinwag/rules';
import { CATEGORIES, categoryOf, chinkway, type ChinkwayOptions, type ChinkwayState } from '@chinwag/rules/chinkway';
import { pick, type Random, randomSeed } from '@chinwag/rules/laws';
import { at } from '../../search/bits.ts';
import { expectSame } from '../../testing/expect-same.ts';
import { codeOf, FastDeal, fastDeal, kindOfCard, KINDS } from '../strong/fast-deal.ts';

const OPTIONS: ChinkwayOptions = { length: 'full', finalDeal: 'none', finalDealRequest: 'always', trickMemory: 'last' };

/**
 * Plays a game at random, both with the rules and with the simulator, and returns the number of its deals. Throws if the two
 * differ.
 */
export function compareGame(random: Random): number {
  const opened = chinkway.begin({ seats: 5, owner: null, options: OPTIONS, seed: randomSeed(random) });
  let state = evolveAll(chinkway, opened.state, opened.events);
  let fast = new FastDeal();
  while (state.phase.name !== 'over') {
    const { phase, deal, records } = state;
    const moves = chinkway.legalMoves(state, phase.name === 'settle' ? 0 : phase.seat);
    if (phase.name === 'play' && deal.hands.every((hand) => hand.length === 10)) fast = fastDeal(state);
    if (phase.name === 'play') expectSame(fast.playableCards(), cardsIn(moves));
    if (phase.name === 'extract') expectSame(kindsOf(fast), takenIn(moves));
    if (phase.name === 'play' || phase.name === 'extract') expectSame(numbersOf(fast), numbersOf(fastDeal(state)));
    const move = pick(moves, random);
    const [seat = 0] = chinkway.actors(state);
    state = evolveAll(chinkway, state, chinkway.decide(state, seat, move));
    if (move.type === 'play') fast.playCard(codeOf(move.card));
    if (move.type === 'extract') fast.take(move.card === null ? -1 : kindOfCard(move.card));
    if (fast.isFull && fast.takeable === 0) fast.take(-1);
    if (state.records.length > records.length) expectScores(fast, state);
  }
  return state.records.length;
}

function expectScores(fast: FastDeal, { records }: ChinkwayState): void {
  const scored = records.at(-1);
  expectSame(fast.isOver, true);
  const points = scored?.positions.map((_, player) => fast.points(at(fast.sides, player)));
  expectSame(points, scored?.positions.map((seat) => scored.points[seat]));
}

function cardsIn(moves: ReturnType<typeof chinkway.legalMoves>): readonly number[] {
  return moves.flatMap((move) => (move.type === 'play' ? [codeOf(move.card)] : [])).toSorted((a, b) => a - b);
}

function kindsOf(fast: FastDeal): readonly string[] {
  return CATEGORIES.slice(0, KINDS).filter((_, kind) => ((fast.takeable >> kind) & 1) === 1);
}

function takenIn(moves: ReturnType<typeof chinkway.legalMoves>): readonly string[] {
  const kinds = new Set(moves.flatMap((move) => (move.type === 'extract' && move.card !== null ? [categoryOf(move.card)] : [])));
  return CATEGORIES.filter((kind) => kinds.has(kind));
}

/** Returns everything that distinguishes two deals, except the table of a finished trick. */
function numbersOf(deal: FastDeal): unknown {
  const { hands, gone, sides, open, filled, trick, trump, played, leader } = deal;
  return { hands, gone, sides, open, filled, trick: trick.slice(0, played), trump, played, leader };
}

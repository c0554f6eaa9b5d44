import { expect, it } from 'vitest';
import { evolveAll, hideEvents } from '../../kernel/game.ts';
import { randomFrom, randomSeed } from '../../kernel/laws/random.ts';
import { playRandomly } from '../../kernel/laws/random-play.ts';
import { allSeats } from '../../kernel/seat.ts';
import { type ChinkwayMemory, chinkwayGuessing } from './guessing.ts';
import { chinkway } from './index.ts';
import type { ChinkwayMove } from './moves.ts';
import type { ChinkwayOptions } from './options.ts';
import type { ChinkwayState } from './state.ts';

const OPTIONS: ChinkwayOptions = { length: 'short', finalDeal: 'none', finalDealRequest: 'always', trickMemory: 'last' };

/** The state of a deal at the first lead, and the moves played since then. */
interface ChinkwaySoFar {
  readonly from: ChinkwayState;
  readonly moves: readonly { readonly seat: number; readonly move: ChinkwayMove }[];
}

/** Returns the hands as they were at the first lead, if they are now as in `guess`. */
function asDealt(guess: ChinkwayState, { from, moves }: ChinkwaySoFar): ChinkwayState {
  const hands = guess.deal.hands.map((hand, owner) => [
    ...hand, ...moves.flatMap(({ seat, move }) => (move.type === 'play' && seat === owner ? [move.card] : [])),
  ]);
  return { ...from, seed: guess.seed, questPack: guess.questPack, discards: guess.discards, deal: { ...from.deal, hands } };
}

it('CW4.2, CW3.2: every play so far is legal in a determinization', () => {
  const random = randomFrom(23);
  const draw = (bound: number) => random.below(bound);
  for (const seat of [0, 1, 3]) {
    const setup = { seats: 5, owner: null, options: OPTIONS, seed: randomSeed(random) };
    let memory: ChinkwayMemory = chinkwayGuessing.nothing;
    let played: ChinkwaySoFar | null = null;
    for (const { by, before, events, after } of playRandomly(chinkway, setup, random).steps) {
      for (const event of hideEvents(chinkway, events, seat, before)) memory = chinkwayGuessing.remember(memory, event);
      if (by !== null && played !== null) played = { from: played.from, moves: [...played.moves, by] };
      if (by?.move.type === 'trump') played = { from: after, moves: [] };
      if (events.some(({ type }) => type === 'dealScored')) played = null;
      if (played === null || random.below(3) > 0) continue;
      const guess = chinkwayGuessing.determinize(chinkway.hide(after, seat), seat, memory, draw);
      let again = asDealt(guess, played);
      for (const one of played.moves) {
        expect(chinkway.check(again, one.seat, one.move)).toBeNull();
        again = evolveAll(chinkway, again, chinkway.decide(again, one.seat, one.move));
      }
      expect(again.deal.hands.map((hand) => hand.toSorted())).toEqual(guess.deal.hands.map((hand) => hand.toSorted()));
    }
  }
});

it('CW3.2: once a deal is scored, the cards that appeared in no trick are known as its discards', () => {
  const random = randomFrom(4);
  const setup = { seats: 5, owner: null, options: OPTIONS, seed: randomSeed(random) };
  let memory: ChinkwayMemory = chinkwayGuessing.nothing;
  let deals = 0;
  for (const { before, events, after } of playRandomly(chinkway, setup, random).steps) {
    for (const event of hideEvents(chinkway, events, 0, before)) memory = chinkwayGuessing.remember(memory, event);
    if (!events.some(({ type }) => type === 'dealScored')) continue;
    deals += 1;
    const discarded = after.discards.slice(0, deals).map((cards) => cards.toSorted());
    expect(memory.discards.map((cards) => cards.toSorted())).toEqual(discarded);
  }
  expect(deals).toBe(5);
});

it('determinizations of a last trick reach the real card of each hand, and use only unseen cards', () => {
  const random = randomFrom(8);
  const setup = { seats: 5, owner: null, options: OPTIONS, seed: randomSeed(random) };
  let memory: ChinkwayMemory = chinkwayGuessing.nothing;
  for (const { before, events, after } of playRandomly(chinkway, setup, random).steps) {
    for (const event of hideEvents(chinkway, events, 1, before)) memory = chinkwayGuessing.remember(memory, event);
    const { deal, phase } = after;
    const isLastTrick = phase.name === 'play' && deal.hands.every((hand) => hand.length === 1);
    if (!isLastTrick || deal.positions[0] === 1) continue;
    const unseen = new Set([0, 2, 3, 4].flatMap((other) => deal.hands[other] ?? []).concat(after.discards.at(-1) ?? []));
    const came = allSeats(5).map(() => new Set<string>());
    for (let times = 0; times < 600; times++) {
      const guess = chinkwayGuessing.determinize(chinkway.hide(after, 1), 1, memory, (bound) => random.below(bound));
      for (const [seat, hand] of guess.deal.hands.entries()) came[seat]?.add(String(hand[0]));
    }
    expect(came[1]).toEqual(new Set(deal.hands[1]));
    // A player who never failed to follow may have any card; a player who did has none of that suit. At least every real card
    // occurs.
    for (const seat of [0, 2, 3, 4]) {
      expect(came[seat]?.has(String(deal.hands[seat]?.[0]))).toBe(true);
      for (const card of came[seat] ?? []) expect(unseen.has(card as never)).toBe(true);
    }
    return;
  }
  expect.unreachable('no deal came to its last trick');
});

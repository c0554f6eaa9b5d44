import { expect, it } from 'vitest';
import { evolveAll, hideEvents } from '../../kernel/game.ts';
import { randomFrom, randomSeed } from '../../kernel/laws/random.ts';
import { playRandomly } from '../../kernel/laws/random-play.ts';
import { isPancerola } from './cards.ts';
import { chapankaGuessing, type ChapankaMemory } from './guessing.ts';
import { chapanka } from './index.ts';
import type { ChapankaMove } from './moves.ts';
import type { ChapankaOptions } from './options.ts';
import type { ChapankaState } from './state.ts';

const OPTIONS: ChapankaOptions = { deals: 4, kinalPot: 'on', trickMemory: 'last' };

/** The state of a deal at the first lead, and the moves played since then. */
interface ChapankaSoFar {
  readonly from: ChapankaState;
  readonly moves: readonly { readonly seat: number; readonly move: ChapankaMove }[];
}

/** Returns the deal as it was at the first lead, if it is now as in `guess`. */
function asDealt(guess: ChapankaState, { from, moves }: ChapankaSoFar): ChapankaState {
  const hands = guess.deal.hands.map((hand, owner) => [
    ...hand, ...moves.flatMap(({ seat, move }) => (move.type === 'play' && seat === owner ? [move.card] : [])),
  ]);
  const holder = hands.findIndex(isPancerola);
  const pancerola = holder < 0 ? null : { holder, exercised: false, broken: false };
  return { ...from, deal: { ...from.deal, hands, setAside: guess.deal.setAside, pancerola } };
}

it('CP3.1, CP7.2: every play so far is legal in a determinization, with or without a Pancerola', () => {
  const random = randomFrom(11);
  const draw = (bound: number) => random.below(bound);
  const seen = { renounced: 0, needed: 0 };
  for (let game = 0; game < 12; game++) {
    const seat = game % 4;
    const setup = { seats: 4, owner: null, options: OPTIONS, seed: randomSeed(random) };
    let memory: ChapankaMemory = chapankaGuessing.nothing;
    let played: ChapankaSoFar | null = null;
    for (const { by, before, events, after } of playRandomly(chapanka, setup, random).steps) {
      for (const event of hideEvents(chapanka, events, seat, before)) memory = chapankaGuessing.remember(memory, event);
      if (by !== null && played !== null) played = { from: played.from, moves: [...played.moves, by] };
      if (by?.move.type === 'setAside') played = { from: after, moves: [] };
      if (events.some(({ type }) => type === 'dealScored')) played = null;
      if (played === null || random.below(2) === 0) continue;
      const guess = chapankaGuessing.determinize(chapanka.hide(after, seat), seat, memory, draw);
      let again = asDealt(guess, played);
      for (const one of played.moves) {
        expect(chapanka.check(again, one.seat, one.move)).toBeNull();
        again = evolveAll(chapanka, again, chapanka.decide(again, one.seat, one.move));
      }
      expect(again.deal.pancerola).toEqual(guess.deal.pancerola);
      if (guess.deal.pancerola?.exercised === true && guess.deal.pancerola.holder !== seat) seen.renounced += 1;
      if (after.deal.pancerola?.exercised === true && after.deal.pancerola.holder !== seat) seen.needed += 1;
    }
  }
  expect(seen.renounced).toBeGreaterThan(0);
  expect(seen.needed).toBeGreaterThan(0);
});

it('CP2.4: with kinalPot, no determinization has the Kinal set aside from a hand', () => {
  const random = randomFrom(3);
  const asides = new Set<string>();
  for (let game = 0; game < 4; game++) {
    const setup = { seats: 4, owner: null, options: OPTIONS, seed: randomSeed(random) };
    let memory: ChapankaMemory = chapankaGuessing.nothing;
    for (const { before, events, after } of playRandomly(chapanka, setup, random).steps) {
      for (const event of hideEvents(chapanka, events, 0, before)) memory = chapankaGuessing.remember(memory, event);
      if (after.phase.name === 'over') continue;
      const guess = chapankaGuessing.determinize(chapanka.hide(after, 0), 0, memory, (bound) => random.below(bound));
      for (const one of guess.deal.setAside) if (one?.card === 'JH') asides.add(one.from);
    }
  }
  expect([...asides]).toEqual(['talon']);
});

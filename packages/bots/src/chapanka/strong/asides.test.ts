import { hideEvents } from '@chinwag/rules';
import {
  chapanka, chapankaGuessing, type ChapankaMemory, type ChapankaOptions, type ChapankaState, KINAL, pointsOf,
} from '@chinwag/rules/chapanka';
import { playRandomly, randomFrom, randomSeed } from '@chinwag/rules/laws';
import { expect, it } from 'vitest';
import { likelyAsides } from './asides.ts';
import { ASIDE_WEIGHTS } from './weights.ts';

const OPTIONS: ChapankaOptions = { deals: 4, kinalPot: 'on', trickMemory: 'last' };
const SEAT = 1;

/** Yields a determinization at every decision of play in some random games, and a variant with likely cards set aside. */
function* guesses(games: number) {
  const random = randomFrom(5);
  const draw = (bound: number): number => random.below(bound);
  for (let game = 0; game < games; game++) {
    let memory: ChapankaMemory = chapankaGuessing.nothing;
    const setup = { seats: 4, owner: null, options: OPTIONS, seed: randomSeed(random) };
    for (const { before, events, after } of playRandomly(chapanka, setup, random).steps) {
      for (const event of hideEvents(chapanka, events, SEAT, before)) memory = chapankaGuessing.remember(memory, event);
      if (after.phase.name !== 'play') continue;
      const guess = chapankaGuessing.determinize(chapanka.hide(after, SEAT), SEAT, memory, draw);
      yield { guess, plays: memory.plays, likely: likelyAsides(guess, SEAT, memory.plays, ASIDE_WEIGHTS, draw) };
    }
  }
}

function asides({ deal }: ChapankaState): readonly string[] {
  return deal.setAside.flatMap((aside, seat) => (seat === SEAT || aside?.from !== 'hand' ? [] : [aside.card]));
}

it('CP2.4: guessing again what others set aside changes neither the seat’s view nor the cards that are out', () => {
  const cards = ({ deal }: ChapankaState): ReadonlySet<unknown> => {
    return new Set([...deal.hands.flat(), ...deal.setAside.map((aside) => aside?.card)]);
  };
  const beforePlay: number[] = [];
  for (const { guess, plays, likely: { state, likelihood } } of guesses(3)) {
    expect(chapanka.hide(state, SEAT)).toEqual(chapanka.hide(guess, SEAT));
    expect(cards(state)).toEqual(cards(guess));
    const played = plays.map(({ card }): string => card);
    expect(asides(state).filter((card) => card === KINAL || played.includes(card))).toEqual([]);
    expect(likelihood).toBeLessThanOrEqual(1 + 1e-9);
    if (plays.length === 0) beforePlay.push(likelihood);
  }
  expect(Math.min(...beforePlay)).toBeCloseTo(1);
});

it('the guess for what others set aside prefers cards that count', () => {
  let [before, now, count] = [0, 0, 0];
  const points = (cards: readonly string[]): number => {
    return cards.reduce((sum, card) => sum + pointsOf(card as Parameters<typeof pointsOf>[0]), 0);
  };
  for (const { guess, plays, likely } of guesses(3)) {
    if (plays.length > 0) continue;
    before += points(asides(guess));
    now += points(asides(likely.state));
    count += asides(guess).length;
  }
  expect(before / count).toBeLessThan(1.2);
  expect(now / count).toBeGreaterThan(2);
});

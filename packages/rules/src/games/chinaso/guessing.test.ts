import { expect, it } from 'vitest';
import { hideEvents } from '../../kernel/game.ts';
import { defaultOptions } from '../../kernel/options.ts';
import { randomFrom, randomSeed } from '../../kernel/laws/random.ts';
import { playRandomly } from '../../kernel/laws/random-play.ts';
import { isSeen } from '../../kernel/cards.ts';
import { expectEverySplit } from '../../shared/testing/splits.ts';
import { windowOutcome } from './buying.ts';
import { deadCards } from './drawing.ts';
import { chinasoGuessing } from './guessing.ts';
import { chinaso } from './index.ts';
import type { BuyingPhase } from './state.ts';

const GAMES = 8;
const MOVES = 100;
const SELDOM = 4;
/** The number of moves in a test game, enough to run the stock down, and the stock size at which every hand is counted. */
const LONG = 600;
const FEW = 2;

it('CS4.1, CS5.1, CS5.4: a determinization keeps the dead cards, the taken discards and an open window open', () => {
  const random = randomFrom(9);
  const seen = { taken: 0, answers: 0 };
  for (let game = 0; game < GAMES; game++) {
    const setup = { seats: 6, owner: null, options: defaultOptions(chinaso.options), seed: randomSeed(random) };
    let memory = chinasoGuessing.nothing;
    for (const { before, events, after } of playRandomly(chinaso, setup, random, MOVES).steps) {
      for (const event of hideEvents(chinaso, events, 0, before)) memory = chinasoGuessing.remember(memory, event);
      const { phase } = after;
      if (phase.name === 'over' || (phase.name !== 'buying' && random.below(SELDOM) > 0)) continue;
      const guess = chinasoGuessing.determinize(chinaso.hide(after, 0), 0, memory, (bound) => random.below(bound));
      expect(deadCards(guess.deal)).toEqual(deadCards(after.deal));
      for (const [seat, taken] of memory.taken.entries()) {
        if (seat === 0) continue;
        seen.taken += taken.length;
        expect(after.deal.hands[seat]).toEqual(expect.arrayContaining([...taken]));
        expect(guess.deal.hands[seat]).toEqual(expect.arrayContaining([...taken]));
      }
      if (guess.phase.name === 'buying') seen.answers += expectOpen(guess.phase);
    }
  }
  expect(seen.taken).toBeGreaterThan(50);
  expect(seen.answers).toBeGreaterThan(10);
});

/** Checks an open buying window, and returns the number of its answers. */
function expectOpen(phase: BuyingPhase): number {
  const given = phase.asked.filter((seat) => !phase.waiting.includes(seat));
  for (const seat of given) expect(windowOutcome(phase, seat, phase.answers[seat] ?? false)).toEqual({ closed: false });
  return given.length;
}

it('CS2.1: determinizations reach every possible hand when few cards are left in the stock', () => {
  const random = randomFrom(12);
  let counted = 0;
  for (let game = 0; game < GAMES && counted < 2; game++) {
    const setup = { seats: 2, owner: null, options: defaultOptions(chinaso.options), seed: randomSeed(random) };
    let memory = chinasoGuessing.nothing;
    for (const { before, events, after } of playRandomly(chinaso, setup, random, LONG).steps) {
      for (const event of hideEvents(chinaso, events, 0, before)) memory = chinasoGuessing.remember(memory, event);
      const { deal: { hands, stock }, phase } = after;
      if (phase.name === 'over' || phase.name === 'buying' || stock.length !== FEW || counted === 2) continue;
      const view = chinaso.hide(after, 0);
      expectEverySplit({ hand: hands[1] ?? [], stock: stock.filter(isSeen), known: memory.taken[1] ?? [] }, () => {
        const { deal } = chinasoGuessing.determinize(view, 0, memory, (bound) => random.below(bound));
        return { hand: deal.hands[1] ?? [], stock: deal.stock };
      });
      counted += 1;
    }
  }
  expect(counted).toBe(2);
});

import { expect, it } from 'vitest';
import { isSeen } from '../../kernel/cards.ts';
import { hideEvents } from '../../kernel/game.ts';
import { randomFrom, randomSeed } from '../../kernel/laws/random.ts';
import { playRandomly } from '../../kernel/laws/random-play.ts';
import { expectEverySplit } from '../../shared/testing/splits.ts';
import { valueOf } from './cards.ts';
import { chinchonGuessing } from './guessing.ts';
import { chinchon } from './index.ts';

const MOVES = 2500;
const SELDOM = 5;
/** The stock size at which every deal is counted. */
const FEW = 2;

it('CH4.1, CH5.1: a determinization keeps discards and taken cards, and its closer has less than 5 points left', () => {
  const random = randomFrom(6);
  const options = { deck: '40', ending: 'settle', target: 100, ante: 0, reenlist: 'never' } as const;
  const setup = { seats: 4, owner: null, options, seed: randomSeed(random) };
  let memory = chinchonGuessing.nothing;
  const seen = { taken: 0, closed: 0 };
  for (const { before, events, after } of playRandomly(chinchon, setup, random, MOVES).steps) {
    for (const event of hideEvents(chinchon, events, 0, before)) memory = chinchonGuessing.remember(memory, event);
    const settling = after.phase.name === 'settle';
    if (after.phase.name === 'over' || (!settling && random.below(SELDOM) > 0)) continue;
    const guess = chinchonGuessing.determinize(chinchon.hide(after, 0), 0, memory, (bound) => random.below(bound));
    expect(guess.deal.pile).toEqual(after.deal.pile);
    for (const [seat, taken] of memory.taken.entries()) {
      if (seat === 0 || after.deal.closing !== null) continue;
      seen.taken += taken.length;
      expect(after.deal.hands[seat]).toEqual(expect.arrayContaining([...taken]));
      expect(guess.deal.hands[seat]).toEqual(expect.arrayContaining([...taken]));
    }
    const closer = after.deal.closing?.seat ?? 0;
    if (closer === 0 || !settling) continue;
    const left = (guess.deal.hands[closer] ?? []).filter(isSeen);
    expect(left.reduce((sum, card) => sum + valueOf(card, options.deck), 0)).toBeLessThan(5);
    seen.closed += 1;
  }
  expect(seen.taken).toBeGreaterThan(50);
  expect(seen.closed).toBeGreaterThan(0);
});

it('CH4.1: determinizations reach every possible deal when few cards are left in the stock', () => {
  const random = randomFrom(7);
  const options = { deck: '40', ending: 'settle', target: 100, ante: 0, reenlist: 'never' } as const;
  const setup = { seats: 2, owner: null, options, seed: randomSeed(random) };
  let memory = chinchonGuessing.nothing;
  let counted = 0;
  for (const { before, events, after } of playRandomly(chinchon, setup, random, MOVES).steps) {
    for (const event of hideEvents(chinchon, events, 0, before)) memory = chinchonGuessing.remember(memory, event);
    const { deal: { hands, stock, closing }, phase } = after;
    if (phase.name !== 'draw' || closing !== null || stock.length !== FEW || counted > 2) continue;
    const view = chinchon.hide(after, 0);
    expectEverySplit({ hand: hands[1] ?? [], stock: stock.filter(isSeen), known: memory.taken[1] ?? [] }, () => {
      const { deal } = chinchonGuessing.determinize(view, 0, memory, (bound) => random.below(bound));
      return { hand: deal.hands[1] ?? [], stock: deal.stock };
    });
    counted += 1;
  }
  expect(counted).toBeGreaterThan(1);
});

import { expect, it } from 'vitest';
import { isOpenTrick } from '../../kernel/game-tricks.ts';
import { after, cards, playTricks, stage } from './notation.ts';
import { openTricks } from './open-tricks.ts';
import type { ChinkwayState } from './state.ts';

const isOpen = (state: ChinkwayState, trick: number, deal = state.deal.number): boolean =>
  isOpenTrick({ deal, trick }, openTricks(state));

const DEALT = stage({
  dealer: 4,
  hands: ['AKQJT98765...', '.AKQJT98765..', '..AKQJT98765.', '...AKQJT9876', '432.432.432.4'],
  discards: '3C 2C',
  trump: 'NT',
  quest: 'AH 2H 3H 4H 5H',
});
const TWO_WON = playTricks(DEALT, ['AS AH AD AC 4S > 0 -', 'KS KH KD KC 3S > 0']).state;

it('CW4.6: players can review the last trick during the next one, but no older trick', () => {
  const playing = cards('QS QH').reduce((state, card) => after(state, { type: 'play', card }), TWO_WON);
  expect([1, 2, 3].map((trick) => isOpen(playing, trick))).toEqual([false, true, true]);
});

it('CW4.6: a trick closes when the next is complete, even while the winner still chooses from the new trick', () => {
  const five = cards('QS TH QD QC 2S').reduce((state, card) => after(state, { type: 'play', card }), TWO_WON);
  expect(five.phase.name).toBe('extract');
  expect([2, 3].map((trick) => isOpen(five, trick))).toEqual([false, true]);
});

it('CW4.6: tricks of an earlier deal are closed', () => {
  expect(isOpen(TWO_WON, 10, TWO_WON.deal.number - 1)).toBe(false);
});

it('CW4.6: all tricks are open when the game is over', () => {
  expect(isOpen({ ...TWO_WON, phase: { name: 'over' } }, 1)).toBe(true);
});

it('CW4.6: with trickMemory whole, all tricks of the deal are open, but none of an earlier deal', () => {
  const whole = { ...TWO_WON, options: { ...TWO_WON.options, trickMemory: 'whole' } } as const;
  expect([isOpen(whole, 1), isOpen(whole, 2), isOpen(whole, 2, TWO_WON.deal.number - 1)]).toEqual([true, true, false]);
});

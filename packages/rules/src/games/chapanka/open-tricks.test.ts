import { expect, it } from 'vitest';
import { isOpenTrick } from '../../kernel/game-tricks.ts';
import { after, stateFrom } from './notation.ts';
import { openTricks } from './open-tricks.ts';
import type { ChapankaState } from './state.ts';

const isOpen = (state: ChapankaState, trick: number, deal = state.deal.number): boolean =>
  isOpenTrick({ deal, trick }, openTricks(state));

const LEAD = stateFrom({ dealer: 1, hands: ['9S 2D AH', '3S 5H KS', '4S JS 7C', 'AC 8C QD'], tricks: [2, 2, 2, 2] });

it('CP3.2: players can review the last trick during the next one, but no older trick', () => {
  const playing = after(LEAD, '0: 9S AC');
  expect([7, 8, 9].map((trick) => isOpen(playing, trick))).toEqual([false, true, true]);
});

it('CP3.2: a trick closes as soon as the next is complete', () => {
  const won = after(LEAD, '0: 9S AC JS KS');
  expect([8, 9].map((trick) => isOpen(won, trick))).toEqual([false, true]);
});

it('CP3.2: tricks of an earlier deal are closed', () => {
  expect(isOpen(LEAD, 8, LEAD.deal.number - 1)).toBe(false);
});

it('CP3.2: all tricks are open when the game is over', () => {
  expect(isOpen({ ...LEAD, phase: { name: 'over' } }, 1, LEAD.deal.number - 1)).toBe(true);
});

it('CP3.2: with trickMemory whole, all tricks of the deal are open, but none of an earlier deal', () => {
  const whole = { ...LEAD, options: { ...LEAD.options, trickMemory: 'whole' } } as const;
  expect([isOpen(whole, 1), isOpen(whole, 8), isOpen(whole, 8, LEAD.deal.number - 1)]).toEqual([true, true, false]);
});

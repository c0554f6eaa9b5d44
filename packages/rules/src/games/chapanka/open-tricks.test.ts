import { expect, it } from 'vitest';
import { isOpenTrick } from '../../kernel/game-tricks.ts';
import { after, stateFrom } from './notation.ts';
import { openTricks } from './open-tricks.ts';
import type { ChapankaState } from './state.ts';

const isOpen = (state: ChapankaState, trick: number, deal = state.deal.number): boolean =>
  isOpenTrick({ deal, trick }, openTricks(state));

const LEAD = stateFrom({ dealer: 1, hands: ['9S 2D AH', '3S 5H KS', '4S JS 7C', 'AC 8C QD'], tricks: [2, 2, 2, 2] });

it('CP3.2: the last trick may be looked at while the next is played, and no older one', () => {
  const playing = after(LEAD, '0: 9S AC');
  expect([7, 8, 9].map((trick) => isOpen(playing, trick))).toEqual([false, true, true]);
});

it('CP3.2: it is closed as soon as the next is complete', () => {
  const won = after(LEAD, '0: 9S AC JS KS');
  expect([8, 9].map((trick) => isOpen(won, trick))).toEqual([false, true]);
});

it('CP3.2: those of an earlier deal are closed', () => {
  expect(isOpen(LEAD, 8, LEAD.deal.number - 1)).toBe(false);
});

it('CP3.2: when the game is over all are open', () => {
  expect(isOpen({ ...LEAD, phase: { name: 'over' } }, 1, LEAD.deal.number - 1)).toBe(true);
});

it('CP3.2: if the host chooses so, all tricks of the deal may be looked at, and none of an earlier one', () => {
  const whole = { ...LEAD, options: { ...LEAD.options, trickMemory: 'whole' } } as const;
  expect([isOpen(whole, 1), isOpen(whole, 8), isOpen(whole, 8, LEAD.deal.number - 1)]).toEqual([true, true, false]);
});

import { expect, it } from 'vitest';
import { isOpenTrick } from '../../kernel/game-tricks.ts';
import { after, stateFrom } from './notation.ts';
import { openTricks } from './open-tricks.ts';
import type { ChanoyuState } from './state.ts';

const isOpen = (state: ChanoyuState, trick: number, deal = state.deal.number): boolean =>
  isOpenTrick({ deal, trick }, openTricks(state));

const LEAD = stateFrom({ hands: ['2D 9C', '8S 3S', '4S 5H'], tricks: 3 });

it('CN4.5: players can review the last trick during the next one, but no older trick', () => {
  const playing = after(LEAD, '2: 4S 8S');
  expect([2, 3, 4].map((trick) => isOpen(playing, trick))).toEqual([false, true, true]);
});

it('CN4.5: a trick closes when the next is complete, even while the winner still builds from the new trick', () => {
  const building = after(LEAD, '2: 4S 8S 2D > 1:');
  expect(building.phase.name).toBe('build');
  expect([3, 4].map((trick) => isOpen(building, trick))).toEqual([false, true]);
});

it('CN4.5: tricks of an earlier round are closed', () => {
  const second = stateFrom({ hands: ['2D 9C', '8S 3S', '4S 5H'], before: [1, 2, 3] });
  expect(isOpen(second, 10, 1)).toBe(false);
});

it('CN4.5: all tricks are open when the game is over', () => {
  expect(isOpen({ ...LEAD, phase: { name: 'over' } }, 1)).toBe(true);
});

it('CN4.5: with trickMemory whole, all tricks of the round are open, but none of an earlier round', () => {
  const whole = { ...LEAD, options: { ...LEAD.options, trickMemory: 'whole' } } as const;
  expect([isOpen(whole, 1), isOpen(whole, 3), isOpen(whole, 3, LEAD.deal.number - 1)]).toEqual([true, true, false]);
});

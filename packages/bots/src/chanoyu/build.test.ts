import { asHiddenState } from '@chinwag/rules';
import { chanoyu, roundForecast } from '@chinwag/rules/chanoyu';
import { expect, test } from 'vitest';
import { plainThought } from '../bot.ts';
import { chanoyuBots } from './index.ts';
import { viewFrom, type ViewSpec } from './testing/view-spec.ts';

/** Returns what the bot in seat 0 does with a trick it has won: lay `8S`, `KS=6` or `X1=4@1`, or `done`. */
const does = (it: Omit<ViewSpec, 'seat' | 'leader'>): string => {
  const move = chanoyuBots.sensible.choose(plainThought(viewFrom({ seat: 0, leader: 0, hand: '2C 3C', ...it }), 0));
  if (move.type !== 'lay') return move.type;
  const value = 'JQKX'.includes(move.card.charAt(0)) ? `=${move.value}` : '';
  return `${move.card}${value}${move.row === 0 ? '' : `@${move.row}`}`;
};

/** Returns the bot's total after it has laid all the cards that it wants to lay. */
const totalAfter = (it: Omit<ViewSpec, 'seat' | 'leader'>): number | undefined => {
  let now = viewFrom({ seat: 0, leader: 0, hand: '2C 3C', ...it });
  while (now.phase.name === 'build') {
    const move = chanoyuBots.sensible.choose(plainThought(now, 0));
    if (move.type !== 'lay') break;
    now = asHiddenState(chanoyu.evolve(now, { ...move, type: 'cardLaid', seat: 0 }));
  }
  return roundForecast(now).totals[0];
};

test('CN5.2: the bot lays the nearer card first, so that the farther one still fits', () => {
  expect(does({ rows: ['6H', '', ''], trick: '8S 7S 2D' })).toBe('7S');
  expect(does({ rows: ['6H 7S', '', ''], trick: '8S 3D 2D' })).toBe('8S');
});

test('CN5.3: the bot lays a picture card next to its other cards', () => {
  expect(['KS=5', 'KS=8']).toContain(does({ rows: ['6H 7S', '', ''], trick: '9S KS 2D', tricks: 3 }));
});

test('CN5.5: the bot keeps its room early on and, after laying a neighbour, does not lay a far card', () => {
  expect(does({ rows: ['4H 5H', '', ''], trick: 'TS 6D 2C', tricks: 1 })).toBe('6D');
  const rows = ['4H 5H 6D', '', ''];
  const laid = viewFrom({ seat: 0, leader: 0, hand: '2C 3C', rows, trick: 'TS 9H 9D', tricks: 1 });
  const free = { ...laid, phase: { name: 'build', seat: 0, mustLay: false } } as const;
  expect(chanoyuBots.sensible.choose(plainThought(free, 0))).toEqual({ type: 'done' });
});

test('CN5.4: the bot joins two stretches of its own row with a Tsukumogami', () => {
  expect(does({ rows: ['4H 5H 7D 8D', '', ''], trick: '6S X1 6D', tricks: 4 })).toBe('X1=6');
});

test('CN6.3: at the last trick, the bot reaches 15 or more only if nobody is below 8', () => {
  const last = { rows: ['2H 3H', '', ''], trick: '5S X1 JS', tricks: 9 };
  expect(totalAfter({ ...last, before: [13, 9, 5] })).toBe(14);
  expect(totalAfter({ ...last, before: [13, 9, 8] })).toBe(17);
});

test('CN6.3: the bot lifts another player to 8 with a Tsukumogami if that wins the game', () => {
  const last = { rows: ['AH 2H TD', '3D 5D', ''], trick: '5S X1 3S', tricks: 9 };
  expect(does({ ...last, before: [15, 6, 9] })).toBe('X1=4@1');
});

test('CN6.3: the bot pushes another player past 15 with a Tsukumogami while a third is below 8', () => {
  const last = { rows: ['AH TH', '3D 5D', ''], trick: '5S X1 3S', tricks: 9 };
  expect(does({ ...last, before: [9, 13, 5] })).toBe('X1=4@1');
});

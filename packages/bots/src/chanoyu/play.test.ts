import { expect, test } from 'vitest';
import { plainThought } from '../bot.ts';
import { chanoyuBots } from './index.ts';
import { viewFrom, type ViewSpec } from './testing/view-spec.ts';

/** Returns the card that the bot plays in seat 0 of three, last to a trick that seat 2 led. */
const plays = (it: Omit<ViewSpec, 'seat' | 'leader'>): string => {
  const move = chanoyuBots.sensible.choose(plainThought(viewFrom({ seat: 0, leader: 2, ...it }), 0));
  return move.type === 'play' ? move.card : move.type;
};

test('CN4.2: the bot plays, of two winning cards, the one that fits its row', () => {
  expect(plays({ rows: ['5H 6H', '', ''], trick: '4S 2S', hand: '7S 9S 3D KC JC', tricks: 2 })).toBe('7S');
});

test('CN4.2: the bot wins a trick with a card that its row needs, with the cheapest card possible', () => {
  expect(plays({ rows: ['5H 6H', '', ''], trick: '7S KS', hand: 'TS 8S 2S 3D JC', tricks: 2 })).toBe('8S');
});

test('CN4.4: the bot throws a picture card if the winner has no room for it, and keeps possible winners', () => {
  expect(plays({ rows: ['5H 6H', '', 'AC TC'], trick: '7S 5S', hand: 'TH 9D KC 9C', tricks: 3 })).toBe('KC');
});

test('CN5.3: the bot gives a winner with room for a picture card a useless number instead', () => {
  expect(plays({ rows: ['5H 6H', '', '4C 5C 6C 7C'], trick: '7S 2S', hand: 'KD 5D', tricks: 8 })).toBe('5D');
});

test('CN6.3: the bot does not win a trick that would force it past 15 while another player is below 8', () => {
  const it = { rows: ['5H 6H', '', ''], trick: '4S 7D', hand: '7S 2S', tricks: 9 };
  expect(plays({ ...it, before: [13, 9, 4] })).toBe('2S');
  expect(plays({ ...it, before: [13, 9, 9] })).toBe('7S');
});

test('CN4.2: the bot leads a winning card that starts its row, not one that wins nothing', () => {
  const view = viewFrom({ seat: 0, leader: 0, rows: ['', '', ''], hand: '9S 3H KC X1 5D' });
  expect(chanoyuBots.sensible.choose(plainThought(view, 0))).toEqual({ type: 'play', card: '9S' });
});

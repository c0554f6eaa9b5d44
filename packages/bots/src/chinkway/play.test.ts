import { expect, test } from 'vitest';
import { plainThought } from '../bot.ts';
import { chinkwayBots } from './index.ts';
import { viewFrom, type ViewSpec } from './testing/view-spec.ts';

/**
 * Returns the card that the seat to act chooses. Seats 1 and 3 are partners, as are seats 2 and 4; seat 0 dealt and plays alone.
 */
const played = (it: Omit<ViewSpec, 'phase'>) => {
  const move = chinkwayBots.sensible.choose(plainThought(viewFrom({ phase: 'play', ...it }), it.seat));
  return move.type === 'play' ? move.card : move;
};

test('the bot gives its partner, who wins the trick, the face card they need', () => {
  const it = { trump: 'S', quest: 'KH QD JC QC QH', leader: 1, trick: '4D AD 7D' } as const;
  expect(played({ ...it, seat: 4, hand: 'KH 3C 9C' })).toBe('KH');
});

test('the bot withholds the face card that the other side needs', () => {
  const it = { trump: 'S', quest: 'KH QD JC QC QH', leader: 1, trick: 'AD 4D 7D' } as const;
  expect(played({ ...it, seat: 4, hand: 'KH 3C 9C' })).toBe('3C');
});

test('the bot does not overtake its partner', () => {
  const it = { trump: 'S', quest: '7D 9H 3H JC KH', leader: 0 } as const;
  expect(played({ ...it, seat: 4, hand: 'AD 2D', trick: '3D 5D KD 9D' })).toBe('2D');
});

test('the bot, playing last, wins with the lowest card that can', () => {
  const it = { trump: 'S', quest: '7D 9H 3H JC KH', leader: 0, trick: '3D 9D 5D 8D' } as const;
  expect(played({ ...it, seat: 4, hand: 'AD TD 2D' })).toBe('TD');
});

test('the bot plays low if it cannot win the trick', () => {
  const it = { trump: 'S', quest: '7D 9H 3H JC KH', leader: 0, trick: '3D AD 5D 8D' } as const;
  expect(played({ ...it, seat: 4, hand: 'QD TD 2D' })).toBe('2D');
});

test('the bot ruffs a trick with a card that its side needs', () => {
  const it = { trump: 'S', quest: '7D 9H 3H JC KH', leader: 0, trick: '3D AD 5D 8D' } as const;
  expect(played({ ...it, seat: 4, hand: '2S 3C 4C' })).toBe('2S');
});

test('the bot keeps its trump if no side can use the trick', () => {
  const it = { trump: 'S', quest: '7H 9H 3H TH 8H', leader: 0, trick: '3D AD 5D 8D' } as const;
  expect(['3C', '4C']).toContain(played({ ...it, seat: 4, hand: 'AS 3C 4C' }));
});

test('the bot leads the card that wins the trick if its suit is wanted', () => {
  const it = { trump: 'NT', quest: '7D 9D 3D JC KH' } as const;
  expect(played({ ...it, seat: 1, hand: 'AD 4C 3C' })).toBe('AD');
});

import { expect, test } from 'vitest';
import { plainThought } from '../bot.ts';
import { chinkwayBots } from './index.ts';
import { viewFrom } from './testing/view-spec.ts';

const chosen = (phase: 'discard' | 'trump', hand: string) =>
  chinkwayBots.sensible.choose(plainThought(viewFrom({ phase, seat: 0, hand }), 0));

test('CW3.2: the dealer voids a short side suit and keeps its trumps and high cards', () => {
  const move = chosen('discard', 'AS KS QS 9S 8S 4S AH KH QD JD 7C 3C');
  expect(move).toEqual({ type: 'discard', cards: ['7C', '3C'] });
});

test('CW3.3: the dealer names its long strong suit', () => {
  expect(chosen('trump', 'AS KS QS 9S 8S 4S AH KH QD JD')).toEqual({ type: 'trump', trump: 'S' });
});

test('CW3.3: the dealer does not name a suit it lacks', () => {
  expect(chosen('trump', '9H 8H 7H 6H 5H 4D 3D 2D 4C 3C')).toEqual({ type: 'trump', trump: 'H' });
});

test('CW3.3: the dealer plays No Trump with high cards in every suit and no long one', () => {
  expect(chosen('trump', 'AS KS QS AH KH QH AD KD AC KC')).toEqual({ type: 'trump', trump: 'NT' });
});

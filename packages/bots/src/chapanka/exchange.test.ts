import { expect, test } from 'vitest';
import { plainThought } from '../bot.ts';
import { chapankaBots } from './index.ts';
import { viewFrom, type ViewSpec } from './testing/view-spec.ts';

const moved = (it: ViewSpec) => chapankaBots.sensible.choose(plainThought(viewFrom(it), it.seat));
const exchanged = (it: Omit<ViewSpec, 'phase'>) => moved({ phase: 'exchange', ...it });
const setAside = (it: Omit<ViewSpec, 'phase'>) => moved({ phase: 'setAside', ...it });

test('the bot exchanges a high card without lower ones of its suit', () => {
  const hand = 'AS 2H 3H 5H 2D 3D 6D 2C 4C 5C 7C';
  expect(exchanged({ seat: 3, hand })).toEqual({ type: 'exchange', card: 'AS' });
});

test('the bot declines to exchange with a hand that hardly takes a trick', () => {
  const hand = '2S 3S 5S 2H 3H 5H 2D 3D 4D 2C 4C';
  expect(exchanged({ seat: 3, hand })).toEqual({ type: 'exchange', card: null });
});

test('CP7.1: the bot does not break up a Pancerola', () => {
  const hand = 'AS AH AC JH KD 2S 3S 4H 2D 3C 5C';
  expect(exchanged({ seat: 2, hand })).toEqual({ type: 'exchange', card: 'KD' });
});

test('CP7.1: the bot does not break up a Pancerola with a hand that takes nearly every trick', () => {
  const hand = 'AS KS QS AH KH JH AC KC QC JC 9C';
  expect(exchanged({ seat: 2, hand, kinalPot: 'off' })).not.toMatchObject({ card: 'JH' });
  expect(setAside({ seat: 0, hand: `${hand} KD`, kinalPot: 'off' })).not.toMatchObject({ card: 'JH' });
});

test('CP7.1: the bot does not break up a Pancerola as the dealer', () => {
  const hand = 'AS AH AD AC KD 2S 3S 4H 2D 3C 5C 6C';
  expect(setAside({ seat: 0, hand })).toEqual({ type: 'setAside', card: 'KD' });
});

test('the bot exchanges the card that would lose a trick if its hand can take all tricks', () => {
  const hand = 'AS KS QS JS 9S AH KH QH AD KD 4C';
  expect(exchanged({ seat: 3, hand })).toEqual({ type: 'exchange', card: '4C' });
});

test('the bot sets aside the most dangerous card as the dealer', () => {
  const hand = 'KS 3H 4H 6H 2D 5D 6D 3C 4C 5C 7C 9H';
  expect(setAside({ seat: 0, hand })).toEqual({ type: 'setAside', card: 'KS' });
});

test('the bot keeps the Kinal if it must stay, and sets a bare Kinal aside if it can go', () => {
  const hand = 'JH 2S 3S 4S 5S 2D 3D 4D 2C 3C 4C 5C';
  expect(setAside({ seat: 0, hand })).not.toMatchObject({ card: 'JH' });
  expect(setAside({ seat: 0, hand, kinalPot: 'off' })).toEqual({ type: 'setAside', card: 'JH' });
});

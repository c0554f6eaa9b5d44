import { expect, test } from 'vitest';
import { message } from '../../language/message.ts';
import { cards, laid, peopleFor, plain } from './testing/fixture.ts';
import { becomes, meldInWords, placeOf, sumOf, targetOf } from './words.ts';

test('CH7.2: becomes shows the new total and whether the player is knocked out', () => {
  expect(plain(becomes(61, { total: 72, out: false }))).toBe('61 → 72');
  expect(plain(becomes(61, { total: 61, out: false }))).toBe('you stay at 61');
  expect(plain(becomes(0, { total: -10, out: false }))).toBe('0 → −10');
  expect(plain(becomes(61, { total: 70, out: true }))).toBe('61 → 70: out');
});

test('CH1.3: sumOf shows how a sum adds up for the pack in use', () => {
  expect(sumOf(cards('12O 1E'), '40')).toBe('10 + 1 = 11');
  expect(sumOf(cards('12O 1E'), '48')).toBe('12 + 1 = 13');
  expect(sumOf(cards('5O'), '40')).toBe('5');
});

test('CH1.2: melds and places in them have names, and the jack follows the 7 in the pack of 40', () => {
  expect(plain(meldInWords(cards('1O 1E 1B'), '40'))).toBe('3 aces');
  expect(plain(meldInWords(cards('6C 7C 10C'), '40'))).toBe('6 to jack of cups');
  const place = (meld: string, card: '10C' | '1C' | '12C') => {
    return plain(message('chinchon.place', placeOf(cards(meld), card, '40')));
  };
  expect(place('5C 6C 7C', '10C')).toBe('after the 7');
  expect(place('2C 3C 4C', '1C')).toBe('before the 2');
  expect(place('12O 12E 12B', '12C')).toBe('with the kings');
});

test('CH5.3: a meld is named by its owner, from the view of the reader and of the player who adds', () => {
  const target = (owner: number, adds: number, meld = '12O 12E 12B') => {
    return plain(message('chinchon.to-meld', targetOf(laid(owner, meld), adds, '40', peopleFor(0))));
  };
  expect(target(0, 3)).toBe('on your kings');
  expect(target(0, 0, '2C 3C 4C')).toBe('on your cups');
  expect(target(3, 3)).toBe('on their own kings');
  expect(target(3, 0, '2C 3C 4C')).toBe('on Owen’s cups');
});

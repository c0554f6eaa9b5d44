import type { GuestId, Outcome } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { newestEvening } from './evening.ts';
import type { Message } from '../../language/message.ts';
import { inEnglish } from '../../language/testing.ts';
import { dayInWords, eveningTitle, leadInWords, timeOfDay } from './words.ts';

const ANN = 'guest-ann-' as GuestId;
const BEN = 'guest-ben-' as GuestId;
const CAT = 'guest-cat-' as GuestId;
const thursday = (hour: number, minute = 0) => new Date(2026, 10, 19, hour, minute).getTime();
const later = (days: number) => new Date(2026, 10, 19 + days, 12).getTime();

function evening(you: GuestId, ann: number, ben: number) {
  const seats = [
    { person: ANN, name: 'Ann', place: 1, score: 0, points: ann },
    { person: BEN, name: 'Ben', place: 1, score: 0, points: ben },
  ];
  const game: Outcome = { number: 1, game: 'chanoyu', endedAt: thursday(21, 40), why: '', seats };
  const found = newestEvening([game], you, () => null);
  if (found === null) throw new Error('there was a game');
  return found;
}

const said = (words: Message | string): string => (typeof words === 'string' ? words : inEnglish(words));

describe('a day', () => {
  it('is today, yesterday, a weekday of the last week, or a date', () => {
    expect(said(dayInWords(thursday(0, 1), thursday(23, 59), 'en'))).toBe('Today');
    expect(said(dayInWords(thursday(23, 59), later(1), 'en'))).toBe('Yesterday');
    expect(said(dayInWords(thursday(21), later(6), 'en'))).toBe('Last Thursday');
    expect(said(dayInWords(thursday(21), later(7), 'en'))).toBe('19 November 2026');
    expect(said(dayInWords(thursday(21), later(7), 'es'))).toBe('19 de noviembre de 2026');
    expect(said(dayInWords(thursday(21), later(7), 'pl'))).toBe('19 listopada 2026');
  });

  it('shows times in the format of the language', () => {
    expect(timeOfDay(thursday(9, 5), 'en')).toBe('09:05');
    expect(timeOfDay(thursday(21, 40), 'pl')).toBe('21:40');
  });
});

describe('an evening', () => {
  it('is “this evening” while it continues, even past midnight, and later has the name of its day', () => {
    expect(said(eveningTitle(evening(ANN, 1, 0), thursday(24, 30), 'en'))).toBe('This evening');
    expect(said(eveningTitle(evening(ANN, 1, 0), later(3), 'en'))).toBe('Last Thursday');
  });

  it('names its leader', () => {
    expect(said(leadInWords(evening(CAT, 3, 1.5), thursday(22)))).toBe('Ann leads after 1 game; points: 3.');
    expect(said(leadInWords(evening(BEN, 1, 1.5), thursday(22)))).toBe('You lead after 1 game; points: 1½.');
    expect(said(leadInWords(evening(CAT, 0.5, 0.5), thursday(22)))).toBe('Ann and Ben are tied after 1 game; points: ½.');
    expect(said(leadInWords(evening(CAT, 0, 0), thursday(22)))).toBe('Nobody has points after 1 game.');
  });

  it('that is over names who finished ahead', () => {
    expect(said(leadInWords(evening(BEN, 3, 1), later(3)))).toBe('Ann finished ahead after 1 game; points: 3.');
  });
});

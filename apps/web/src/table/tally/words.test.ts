import type { GuestId, Outcome } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { newestEvening } from './evening.ts';
import { dayInWords, eveningTitle, leadInWords } from './words.ts';

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

describe('a day', () => {
  it('is said as one would: today, yesterday, last Thursday, or with its date', () => {
    expect(dayInWords(thursday(0, 1), thursday(23, 59))).toBe('Today');
    expect(dayInWords(thursday(23, 59), later(1))).toBe('Yesterday');
    expect(dayInWords(thursday(21), later(6))).toBe('Last Thursday');
    expect(dayInWords(thursday(21), later(7))).toBe('19 November 2026');
  });
});

describe('an evening', () => {
  it('is this one while it goes on, over midnight too, and then known by its day', () => {
    expect(eveningTitle(evening(ANN, 1, 0), thursday(24, 30))).toBe('This evening');
    expect(eveningTitle(evening(ANN, 1, 0), later(3))).toBe('Last Thursday');
  });

  it('tells who leads', () => {
    expect(leadInWords(evening(CAT, 3, 1.5), thursday(22))).toBe('Ann leads with 3 points after one game.');
    expect(leadInWords(evening(BEN, 1, 1.5), thursday(22))).toBe('You lead with 1½ points after one game.');
    expect(leadInWords(evening(CAT, 0.5, 0.5), thursday(22))).toBe('Ann and Ben are level, with ½ point after one game.');
    expect(leadInWords(evening(CAT, 0, 0), thursday(22))).toBe('Nobody has points after one game.');
  });

  it('that is over tells who was ahead', () => {
    expect(leadInWords(evening(BEN, 3, 1), later(3))).toBe('Ann finished ahead, with 3 points after one game.');
  });
});

import { describe, expect, it } from 'vitest';
import { botAt, guestNamed, seated, storyTable } from '../../stories/storyTable.tsx';
import { inEnglish } from '../../language/testing.ts';
import * as words from './consequence.ts';

const { changeTo } = words;
const changeInWords = (...change: Parameters<typeof words.changeInWords>) => inEnglish(words.changeInWords(...change));
const forHowMany = (...game: Parameters<typeof words.forHowMany>) => inEnglish(words.forHowMany(...game));
const againInWords = (...again: Parameters<typeof words.againInWords>) =>
  words.againInWords(...again).map((sentence) => inEnglish(sentence)).join(' ');

const four = { seats: { min: 4, max: 4 } };
const five = { seats: { min: 5, max: 5 } };
const many = { seats: { min: 2, max: 8 } };
const MARTA = guestNamed('Marta');

describe('another kind of game', () => {
  it('for fewer players names the spectators: the last in seat order', () => {
    const table = storyTable();
    expect(changeInWords(changeTo(four, table, MARTA), 'at-once')).toBe('Halina would watch.');
    expect(changeInWords(changeTo(four, table, guestNamed('Halina')), 'later')).toBe('You would watch.');
    const three = { seats: { min: 2, max: 3 } };
    expect(changeInWords(changeTo(three, table, MARTA), 'later')).toBe('Owen and Halina would watch.');
  });

  it('for more players shows how many bots play, or how many seats are open', () => {
    const table = storyTable({ seats: [seated(0), seated(1), seated(2), botAt(3, 'Ada')] });
    expect(changeInWords(changeTo(five, table, MARTA), 'at-once')).toBe('2 bots play with you.');
    expect(changeInWords(changeTo(four, table, MARTA), 'at-once')).toBe('1 bot plays with you.');
    expect(changeInWords(changeTo(five, table, MARTA), 'later')).toBe('2 seats to fill.');
  });

  it('for a range of players has as many seats as the host wished, or as there are people', () => {
    expect(changeInWords(changeTo(many, storyTable({ seatsWished: 4 }), MARTA), 'at-once')).toBe('Everybody keeps their seat.');
    const two = storyTable({ seatsWished: 4, seats: [seated(0), seated(1)] });
    expect(changeInWords(changeTo(many, two, MARTA), 'at-once')).toBe('2 bots play with you.');
  });

  it('shows its number of players', () => {
    expect(forHowMany(four)).toBe('4 players.');
    expect(forHowMany(many)).toBe('2 to 8 players.');
  });
});

describe('another game of the same kind', () => {
  it('shows what happens to absent players', () => {
    expect(againInWords(five, storyTable(), MARTA)).toBe('Starts right away; everybody keeps their seat.');
    const away = storyTable({ seats: [seated(0), seated(1, { connected: false }), seated(2, { connected: false })] });
    expect(againInWords(five, away, MARTA)).toBe('Starts right away; bots play for Tomek and Inés.');
    const waiting = { ...away, settings: { ...away.settings, standIn: 'never' } } as const;
    expect(againInWords(five, waiting, MARTA)).toBe('Starts right away and waits for Tomek and Inés.');
  });

  it('names the people who keep watching', () => {
    const spectator = (name: string) => ({ person: guestNamed(name), name, connected: true, joins: false, badge: null });
    const table = storyTable({ spectators: [spectator('Iker'), spectator('Zofia')] });
    expect(againInWords(five, table, MARTA)).toBe('Starts right away; everybody keeps their seat. Iker and Zofia watch.');
    expect(againInWords(five, table, guestNamed('Iker'))).toBe('Starts right away; everybody keeps their seat. Zofia watches.');
    const all = { ...table, spectators: [...table.spectators, spectator('Aki')] };
    expect(againInWords(five, all, MARTA)).toBe('Starts right away; everybody keeps their seat. 3 people watch.');
  });

  it('names the people who join, up to the game’s maximum', () => {
    const joining = (name: string) => ({ person: guestNamed(name), name, connected: true, joins: true, badge: null });
    const table = storyTable({ seats: [seated(0), seated(1)], spectators: [joining('Iker'), joining('Zofia')] });
    const three = { seats: { min: 2, max: 3 } };
    expect(againInWords(many, table, MARTA)).toBe('Starts right away; everybody keeps their seat. Iker and Zofia join.');
    expect(againInWords(three, table, MARTA)).toBe('Starts right away; everybody keeps their seat. Iker joins. Zofia watches.');
    expect(changeInWords(changeTo(four, table, MARTA), 'at-once')).toBe('Everybody keeps their seat.');
    expect(changeInWords(changeTo(three, table, MARTA), 'at-once')).toBe('Zofia would watch.');
  });
});

import type { ListedTable } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../language/testing.ts';
import { companyInWords, inOrder, isPractice, stateInWords } from './inWords.ts';

type ListedSeat = ListedTable['seats'][number];

const you: ListedSeat = { kind: 'person', name: 'Marta', you: true, awaited: false };
const person = (name: string): ListedSeat => ({ kind: 'person', name, you: false, awaited: false });
const bot: ListedSeat = { kind: 'bot', name: 'Ada', you: false, awaited: false };
const empty: ListedSeat = { kind: 'empty', name: '', you: false, awaited: false };
const asked = (seat: ListedSeat): ListedSeat => ({ ...seat, awaited: true });

describe('the company at a table', () => {
  it.each([
    [[you, person('Tomek'), person('Inés'), bot, bot], 'With Tomek, Inés and 2 bots'],
    [[you, person('Tomek'), empty], 'With Tomek'],
    [[you, empty, empty], 'Nobody else yet'],
    [[you, bot, bot], 'Practice with 2 bots'],
    [[person('Tomek'), bot], 'With Tomek and 1 bot'],
  ])('omits the viewer', (seats, words) => {
    expect(inEnglish(companyInWords({ seats }))).toBe(words);
  });

  it('is practice only if no other person sits or can sit there', () => {
    expect(isPractice({ seats: [you, bot] })).toBe(true);
    expect(isPractice({ seats: [you, bot, empty] })).toBe(false);
    expect(isPractice({ seats: [you, empty] })).toBe(false);
  });
});

describe('the state of a table', () => {
  it.each([
    ['gathering', [you, empty, empty], 'Not started: 2 seats are free.'],
    ['gathering', [you, empty], 'Not started: 1 seat is free.'],
    ['gathering', [you, bot], 'Everybody is here; the game can start.'],
    ['playing', [asked(you), asked(person('Tomek'))], 'It’s your turn.'],
    ['playing', [you, asked(person('Tomek'))], 'It’s Tomek’s turn.'],
    ['playing', [you, asked(person('Tomek')), asked(bot)], 'The game is waiting for Tomek and Ada.'],
    ['playing', [you, bot], 'A game is in progress.'],
    ['finished', [you, bot], 'The game is over; see the result.'],
  ] as const)('%s', (status, seats, words) => {
    expect(inEnglish(stateInWords({ status, seats }))).toBe(words);
  });
});

it('sorts tables by relevance: the viewer’s turn, others’ turns, gathering, over', () => {
  const table = (status: ListedTable['status'], seats: readonly ListedSeat[]): ListedTable => ({
    code: 'ABCDEFGHJK' as ListedTable['code'], game: 'chinkway', status, host: 'Marta', seats,
  });
  const [over, gathering] = [table('finished', [you, bot]), table('gathering', [you])];
  const [theirs, yours] = [table('playing', [you, asked(bot)]), table('playing', [asked(you), bot])];
  expect(inOrder([over, gathering, theirs, yours])).toEqual([yours, theirs, gathering, over]);
});

import { scheduledSeating, type ChinkwayState, type DealRecord } from '@chinwag/rules/chinkway';
import { expect, test } from 'vitest';
import { peopleFor, plain, viewAt } from '../testing/fixture.ts';
import { leadOf, newsOf, tieReasons } from './scoreWords.ts';
import type { View } from '../view.ts';

const after = (deals: number): View =>
  viewAt(0, ({ event, after: { records } }) => event.type === 'dealScored' && records.length === deals).view;

/** Returns the score sheet after deals with these points, by seat. */
function scored(...points: readonly (readonly number[])[]): View {
  const { state } = viewAt(0, ({ event }) => event.type === 'dealt').view;
  const records = points.map((of, deal): DealRecord => ({
    number: deal + 1,
    dealer: (state.firstDealer + deal) % 5,
    dead: 0,
    ledger: [],
    ...scheduledSeating(state.options, state.firstDealer, deal + 1),
    trump: 'NT',
    quest: [],
    taken: [[], [], []],
    tricks: [2, 2, 2, 2, 2],
    points: of,
  }));
  return { state: { ...state, records } satisfies ChinkwayState, ...peopleFor(0) };
}

const inWords = (view: View) => tieReasons(view).map(({ sentence, rule }) => ({ sentence: plain(sentence), rule }));
const news = (deals: number) => {
  const view = after(deals);
  const record = view.state.records.at(-1);
  return record && plain(newsOf(record, view));
};

test('newsOf names the side that filled most of the Quest', () => {
  expect(news(8)).toBe('Tomek and Owen fill the whole Quest: 15 points each.');
  expect(news(6)).toBe('All three sides filled 3 demands: 6 points each.');
  expect(news(7)).toBe('Owen fills 2 demands: 3 points.');
});

test('leadOf names the leader and the margin', () => {
  expect(plain(leadOf(after(1)))).toBe('You lead with 10, tied with Tomek.');
});

test('CW6.1: the newest deal in which tied players differ decides, and the sheet names it', () => {
  const [first] = inWords(scored([6, 3, 0, 0, 0], [1, 1, 0, 0, 0], [3, 6, 0, 0, 1]));
  expect(first?.sentence).toBe('Tomek is ahead of you: more points in deal 3, 6 to 3.');
});

test('CW6.2: players tied in every deal share their place', () => {
  expect(inWords(scored([6, 6, 1, 0, 1]))).toEqual([
    { sentence: 'You and Tomek share first place: tied in every deal.', rule: 'CW6.2' },
    { sentence: 'Halina and Inés share third place: tied in every deal.', rule: 'CW6.2' },
  ]);
});

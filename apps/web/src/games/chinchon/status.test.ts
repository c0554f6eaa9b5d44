import type { Position } from '@chinwag/rules';
import type { TableMeld } from '@chinwag/rules/chinchon';
import { expect, test } from 'vitest';
import { cards, laid, type StateFields, record, viewAt, plain } from './testing/fixture.ts';
import { NO_DRAFT, type Parts, partsAt } from './parts.ts';
import { statusOf } from './status.ts';

function said(viewer: Position, moment: StateFields, parts?: Parts): string {
  const view = viewAt(viewer, moment);
  const own = viewer === 'spectator' ? null : (parts ?? partsAt(view.state, viewer, NO_DRAFT));
  const { headline, sentence, asksYou } = statusOf(view, own);
  return `${asksYou ? '* ' : ''}${plain(headline)} ${plain(sentence)}`.trim();
}

test('CH2.1: the draw for the lead tells who leads and why', () => {
  const round = [{ seat: 0, card: '3C' }, { seat: 3, card: '12O' }, { seat: 2, card: '7E' }] as const;
  const draw = [[...round, { seat: 1, card: '1B' }]] as const;
  const drawn: StateFields = { phase: { name: 'between' }, draw, deal: { number: 0, leader: 3 } };
  expect(said(0, drawn)).toBe('Owen leads first. 12O is the highest.');
  expect(said(3, drawn)).toBe('You lead first. 12O is the highest.');
});

test('CH4.1, CH4.2: what can be drawn, and that an empty stock is renewed', () => {
  expect(said(0, {})).toBe('* Your turn. Take 12O, or draw from the stock.');
  expect(said(0, { deal: { stock: [] } })).toBe(
    '* Your turn. Take 12O, or shuffle the discards into a new stock.',
  );
  expect(said(1, {})).toBe('Marta draws. Then Owen.');
});

test('CH5.1: a player who could close is shown with what', () => {
  const acting = (hand: string): StateFields => ({
    phase: { name: 'act', seat: 0, bound: false },
    deal: { hands: [cards(hand)] },
  });
  expect(said(0, acting('2B 3B 4B 5O 5E 5C 1E 12O'))).toBe('* Discard, or close. Closing leaves 1 point.');
  expect(said(0, acting('2B 3B 4B 5O 5E 5C 5B 12O'))).toBe('* Discard, or close. You have a Chinchón.');
  expect(said(0, acting('2B 3B 7B 5O 5E 6C 1E 12O'))).toBe('* Discard a card. You can’t close yet.');
  const composed = { melds: [cards('2B 3B 4B'), cards('5O 5E 5C')], layOffs: [], card: '12O' } as const;
  expect(said(0, acting('2B 3B 4B 5O 5E 5C 1E 12O'), composed)).toBe(
    '* Close like this? Choose a group to take it back.',
  );
});

test('CH6: where play goes on, what may come before the discard is said', () => {
  const on = (hand: string, ...melds: readonly TableMeld[]): StateFields => ({
    options: { ending: 'play-on' },
    phase: { name: 'act', seat: 0, bound: false },
    deal: { hands: [cards(hand)], melds },
  });
  expect(said(0, on('2B 3B 4B 5O 6O 7O 1E 2E'))).toBe('* Discard a card. You can lay melds down first.');
  expect(said(0, on('2B 3B 7B 5O 5E 6C 1E 12O', laid(3, '12E 12C 12B')))).toBe(
    '* Discard a card. You can add cards first.',
  );
  expect(said(0, on('2B 3B 4B 12O 1E 1O 2C', laid(3, '12E 12C 12B')))).toBe(
    '* Discard a card. You can lay melds down or add cards first.',
  );
  expect(said(0, on('2B 3B 7B 5O 5E 6C 1E 12O'))).toBe('* Discard a card. You can’t close yet.');
});

test('CH6.1: who laid down is shown what the discard must do', () => {
  expect(said(0, { phase: { name: 'act', seat: 0, bound: true } })).toBe(
    '* Now discard. You’ve laid melds down: what you keep must count fewer than 5 points.',
  );
  expect(said(2, { phase: { name: 'act', seat: 0, bound: true } })).toBe(
    'Marta has laid melds down. Next: a discard.',
  );
});

const SETTLING: StateFields = {
  phase: { name: 'settle', seat: 0 },
  deal: {
    hands: [cards('2B 3B 4B 7C 11C 12O 1E')],
    melds: [laid(3, '4C 5C 6C'), laid(3, '11O 11E 11B')],
    closing: { seat: 1, card: '10E', chinchon: false },
  },
};

test('CH5.3: the settling says what is about to be done, and who comes after', () => {
  expect(said(0, SETTLING)).toBe('* Settle your hand. Lay 1 meld, add 2 cards and count the rest.');
  expect(said(3, SETTLING)).toBe('Marta settles. Then you and Inés.');
  expect(said(0, { ...SETTLING, phase: { name: 'settle', seat: 2 } })).toBe('Inés settles. Nobody settles after that.');
});

test('CH5.2: that nobody adds to a Chinchón is said to those who settle', () => {
  const barred: StateFields = {
    ...SETTLING,
    deal: { ...SETTLING.deal, melds: [laid(1, '4C 5C 6C')], closing: { seat: 1, card: '10E', chinchon: true } },
  };
  expect(said(0, barred)).toBe('* Settle your hand. Nobody can add to a Chinchón: lay 1 meld and count the rest.');
  const besides = { ...barred, deal: { ...barred.deal, melds: [laid(1, '4C 5C 6C'), laid(3, '11O 11E 11B')] } };
  expect(said(0, besides)).toBe('* Settle your hand. Lay 1 meld, add 1 card and count the rest.');
});

test('CH8.2: the question whether to come in again names its price', () => {
  const asked: StateFields = { phase: { name: 'reenlist', seat: 2, waiting: [], total: 98 }, totals: [60, 98, 104, 20] };
  expect(said(2, asked)).toBe('* You’re knocked out, with 104. You can come back in with 98 and pay 10 counters.');
  expect(said(0, asked)).toBe('Inés is knocked out, with 104. They can come back in with 98.');
  expect(said(2, { ...asked, options: { ante: 0 } })).toBe('* You’re knocked out, with 104. You can come back in with 98.');
});

test('the end of a deal tells the points and who is out', () => {
  const scored: StateFields = {
    phase: { name: 'between' },
    totals: [3, 11, 104, -10],
    outIn: [null, null, 1, null],
    records: [record({ closer: 3, points: [3, 11, 104, -10], reenlisted: [] })],
  };
  expect(said(0, scored)).toBe('Deal 1 is over. Points: you 3, Owen −10, Inés 104 and Tomek 11. Inés is knocked out.');
});

test('CH7.3: the end of the game tells who has won', () => {
  const over: StateFields = { phase: { name: 'over' }, outIn: [1, 1, 1, null], totals: [100, 101, 102, 60] };
  expect(said(0, over)).toBe('The game is over. Owen wins.');
  expect(said(3, over)).toBe('The game is over. You win.');
});

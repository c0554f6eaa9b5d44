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

test('CH2.1: the status after the draw for the lead names the leader and the reason', () => {
  const round = [{ seat: 0, card: '3C' }, { seat: 3, card: '12O' }, { seat: 2, card: '7E' }] as const;
  const draw = [[...round, { seat: 1, card: '1B' }]] as const;
  const drawn: StateFields = { phase: { name: 'between' }, draw, deal: { number: 0, leader: 3 } };
  expect(said(0, drawn)).toBe('Owen leads first. 12O is the highest.');
  expect(said(3, drawn)).toBe('You lead first. 12O is the highest.');
});

test('CH4.1, CH4.2: the status shows what can be drawn and offers to renew an empty stock', () => {
  expect(said(0, {})).toBe('* Your turn. Take 12O, or draw from the stock.');
  expect(said(0, { deal: { stock: [] } })).toBe(
    '* Your turn. Take 12O, or shuffle the discards into a new stock.',
  );
  expect(said(1, {})).toBe('Marta draws. Then Owen.');
});

test('CH5.1: a player who can close sees the points that the close leaves', () => {
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

test('CH6: in the play-on variant, the status shows what is possible before the discard', () => {
  const on = (hand: string, ...melds: readonly TableMeld[]): StateFields => ({
    options: { ending: 'play-on' },
    phase: { name: 'act', seat: 0, bound: false },
    deal: { hands: [cards(hand)], melds },
  });
  expect(said(0, on('2B 3B 4B 5O 6O 7O 1E 2E'))).toBe('* Discard a card. You can lay melds down first.');
  expect(said(0, on('2B 3B 7B 5O 5E 6C 1E 12O', laid(3, '12E 12C 12B')))).toBe(
    '* Discard a card. You can lay off cards first.',
  );
  expect(said(0, on('2B 3B 4B 12O 1E 1O 2C', laid(3, '12E 12C 12B')))).toBe(
    '* Discard a card. You can lay melds down or lay off cards first.',
  );
  expect(said(0, on('2B 3B 7B 5O 5E 6C 1E 12O'))).toBe('* Discard a card. You can’t close yet.');
});

test('CH6.1: a player who laid melds down sees what the discard must achieve', () => {
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

test('CH5.3: the status of the settling shows the planned settlement and the next players', () => {
  expect(said(0, SETTLING)).toBe('* Settle your hand. Lay down 1 meld, lay off 2 cards and count the rest.');
  expect(said(3, SETTLING)).toBe('Marta settles. Then you and Inés.');
  expect(said(0, { ...SETTLING, phase: { name: 'settle', seat: 2 } })).toBe('Inés settles. Nobody settles after that.');
});

test('CH5.2: players who settle see that nobody can add to a Chinchón', () => {
  const barred: StateFields = {
    ...SETTLING,
    deal: { ...SETTLING.deal, melds: [laid(1, '4C 5C 6C')], closing: { seat: 1, card: '10E', chinchon: true } },
  };
  expect(said(0, barred)).toBe('* Settle your hand. Nobody can lay off on a Chinchón: lay down 1 meld and count the rest.');
  const besides = { ...barred, deal: { ...barred.deal, melds: [laid(1, '4C 5C 6C'), laid(3, '11O 11E 11B')] } };
  expect(said(0, besides)).toBe('* Settle your hand. Lay down 1 meld, lay off 1 card and count the rest.');
});

test('CH8.2: the question whether to come back names its price', () => {
  const asked: StateFields = { phase: { name: 'reenlist', seat: 2, waiting: [], total: 98 }, totals: [60, 98, 104, 20] };
  expect(said(2, asked)).toBe('* You’re knocked out, with 104. You can come back in with 98 and pay 10 counters.');
  expect(said(0, asked)).toBe('Inés is knocked out, with 104. They can come back in with 98.');
  expect(said(2, { ...asked, options: { ante: 0 } })).toBe('* You’re knocked out, with 104. You can come back in with 98.');
});

test('the status at the end of a deal shows the points and who is out', () => {
  const scored: StateFields = {
    phase: { name: 'between' },
    totals: [3, 11, 104, -10],
    outIn: [null, null, 1, null],
    records: [record({ closer: 3, points: [3, 11, 104, -10], reenlisted: [] })],
  };
  expect(said(0, scored)).toBe('Deal 1 is over. Points: you 3, Owen −10, Inés 104 and Tomek 11. Inés is knocked out.');
});

test('CH7.3: the status at the end of the game names the winner', () => {
  const over: StateFields = { phase: { name: 'over' }, outIn: [1, 1, 1, null], totals: [100, 101, 102, 60] };
  expect(said(0, over)).toBe('The game is over. Owen wins.');
  expect(said(3, over)).toBe('The game is over. You win.');
});

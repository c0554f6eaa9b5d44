import type { Position } from '@chinwag/rules';
import { chapanka } from '@chinwag/rules/chapanka';
import { expect, test } from 'vitest';
import { aloud, plain } from '../../board/testing/fixture.ts';
import { type StateFields, plays, viewAt } from './testing/fixture.ts';
import { readTurn, statusOf } from './status.ts';

function said(viewer: Position, moment: StateFields): string {
  const view = viewAt(viewer, moment);
  const legalMoves = viewer === 'spectator' ? [] : chapanka.legalMoves(view.state, viewer);
  const { headline, sentence, asksYou } = statusOf(view, legalMoves);
  return `${asksYou ? '* ' : ''}${plain(headline)} ${plain(sentence)}`.trim();
}

test('CP2.1: the first dealer is the player who gets the Kinal', () => {
  const drawn = { phase: { name: 'settle' }, draw: ['2S', 'JH'], firstDealer: 2, deal: { number: 0 } } as const;
  expect(said(0, drawn)).toBe('Who deals first? Inés gets JH and deals first.');
  expect(said(2, drawn)).toBe('Who deals first? You get JH and deal first.');
});

test('CP2.4: the status explains the exchange and names the next players', () => {
  const exchange = { phase: { name: 'exchange', seat: 3 }, deal: { talon: [null, '??', '??', '??'] } } as const;
  expect(said(3, exchange)).toBe(
    '* Exchange a card? Set one aside, face down, and take your talon card unseen, or keep your cards.',
  );
  expect(said(0, exchange)).toBe('Owen can exchange a card. Next: Inés and Tomek. You deal and set one aside last.');
  const last = { phase: { name: 'exchange', seat: 1 }, deal: { talon: [null, '??', null, null] } } as const;
  expect(said(2, last)).toBe('Tomek can exchange a card. Marta deals and sets one aside last.');
});

test('CP2.4: the dealer sets one card aside', () => {
  expect(said(0, { phase: { name: 'setAside', seat: 0 } })).toBe(
    '* Set one card aside. You’re the dealer and have 12 cards. The one you set aside stays face down until the deal is over.',
  );
  expect(said(2, { phase: { name: 'setAside', seat: 0 } })).toBe(
    'Marta sets one card aside. Marta is the dealer and has 12 cards. Then play starts.',
  );
});

const TRICK = {
  phase: { name: 'play', seat: 1 },
  deal: { trick: plays(2, '9D'), hands: [[], ['6D', '7D', 'AC'], [], []] },
} as const;

test('CP3.1: a player must follow suit if able, and can otherwise play any card', () => {
  expect(said(1, TRICK)).toBe('* Your turn: follow diamonds. Inés’s 9D is winning.');
  expect(said(1, { ...TRICK, deal: { ...TRICK.deal, hands: [[], ['AC'], [], []] } })).toBe(
    '* Your turn: no diamonds, so play any card. Inés’s 9D is winning.',
  );
  expect(said(2, TRICK)).toBe('Tomek’s turn. Diamonds led; your 9D is winning.');
  expect(said('spectator', { phase: TRICK.phase })).toBe('Tomek’s turn. Tomek leads to trick 1.');
});

test('screen readers hear the turn as a full sentence', () => {
  expect(aloud(readTurn(viewAt(1, TRICK)))).toBe('Your turn: follow diamonds; Inés’s 9 of diamonds is winning.');
  expect(aloud(readTurn(viewAt(1, { phase: TRICK.phase })))).toBe('Your turn: lead any card.');
  expect(aloud(readTurn(viewAt(3, { phase: { name: 'exchange', seat: 3 } })))).toBe('Exchange a card?');
});

test('CP7.1: the holder of a Pancerola can play any card', () => {
  const holding = { ...TRICK.deal, pancerola: { holder: 1, exercised: false, broken: false } };
  expect(said(1, { ...TRICK, deal: holding })).toBe(
    '* Your turn: play any card (diamonds led). Inés’s 9D is winning.',
  );
});

test('the status names the winner of a complete trick', () => {
  const whole = { phase: { name: 'settle' }, deal: { trick: plays(2, '9D', 'KD', 'AC', '7D') } } as const;
  expect(said(1, whole)).toBe('You win the trick. KD wins the trick: 7 points.');
});

test('the status at the end of a deal shows the points', () => {
  const over = { phase: { name: 'settle' }, deal: { points: [15, 10, 5, 4], revealed: true } } as const;
  expect(said(0, over)).toBe('Deal 1 is over. Points in tricks: you 15, Tomek 10, Inés 5 and Owen 4.');
});

test('CP8.1: the status at the end of the game names the winners', () => {
  expect(said(0, { phase: { name: 'over' }, balances: [4, -8, 4, 0] })).toBe(
    'The game is over. You and Inés win the game together: 4 counters.',
  );
});

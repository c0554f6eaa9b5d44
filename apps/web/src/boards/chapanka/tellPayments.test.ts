import type { Position } from '@chinwag/rules';
import type { Payment } from '@chinwag/rules/chapanka';
import { expect, test } from 'vitest';
import { plain } from '../shared/testing/fixture.ts';
import { paid, peopleFor } from './testing/fixture.ts';
import { tellPayments } from './tellPayments.ts';

function told(viewer: Position, ...payments: readonly Payment[]): readonly string[] {
  return tellPayments(payments, 0, peopleFor(viewer)).map(
    ({ headline, why, rule, amount }) => `${headline}. ${plain(why)}. ${amount} ${rule}`,
  );
}

test('CP2.2: the antes are told together', () => {
  const ante = (from: number, amount: number) => paid({ from, to: 'pot', amount, reason: 'ante', rule: 'CP2.2' });
  const all = [ante(3, 2), ante(2, 2), ante(1, 2), ante(0, 3)];
  expect(told(1, ...all)).toEqual(['9 go to the pot. 3 from Marta, who deals, 2 from each of the others. 9 CP2.2']);
  expect(told(0, ...all)).toEqual(['9 go to the pot. 3 from you, who deal, 2 from each of the others. 9 CP2.2']);
});

test('CP6.5, CP6.6: an ace thrown tells what it is worth and what doubled it', () => {
  const thrown = paid({ from: 2, to: 0, amount: 8, reason: 'ace-discarded', rule: 'CP6.5', card: 'AD' });
  const ace: Payment = { ...thrown, doubled: ['opposite', 'last-trick'] };
  const why = 'AD thrown: 2, twice between opposites, twice in the last trick. 8 CP6.5';
  expect(told(0, ace)).toEqual([`Inés pays you 8. ${why}`]);
  expect(told(2, ace)).toEqual([`You pay Marta 8. ${why}`]);
  expect(told('spectator', { ...ace, amount: 2, doubled: [] })).toEqual(['Inés pays Marta 2. AD thrown. 2 CP6.5']);
});

test('CP6.3: what all pay for a forced Kinal is told together', () => {
  const forced = (from: number, amount: number, doubled: Payment['doubled'] = []) =>
    paid({ from, to: 2, amount, reason: 'kinal-forced', rule: 'CP6.3', card: 'JH', doubled });
  expect(told(1, forced(1, 1), forced(0, 4, ['opposite']), forced(3, 1))).toEqual([
    'Inés gets 1 from you, 4 from Marta and 1 from Owen. JH forced, twice between opposites. 6 CP6.3',
  ]);
});

test('CP6.7: the Kinal takes the pot, or doubles it', () => {
  expect(told(3, paid({ from: 'pot', to: 3, amount: 18, reason: 'kinal-takes-pot', rule: 'CP6.7' }))).toEqual([
    'You take the pot of 18. The Kinal was thrown. 18 CP6.7',
  ]);
  expect(told(3, paid({ from: 1, to: 'pot', amount: 9, reason: 'kinal-doubles-pot', rule: 'CP6.7' }))).toEqual([
    'Tomek pays 9 into the pot. The Kinal was forced, which doubles it. 9 CP6.7',
  ]);
});

test('payments for different things are told one by one', () => {
  const ace = (card: 'AS' | 'AC') => paid({ from: 1, to: 0, amount: 1, reason: 'ace-discarded', rule: 'CP6.5', card });
  expect(told(1, ace('AS'), ace('AC'))).toEqual([
    'You pay Marta 1. AS thrown. 1 CP6.5',
    'You pay Marta 1. AC thrown. 1 CP6.5',
  ]);
});

test('CP5.2, CP5.3: a Chapanka made or lost', () => {
  const made = (from: number, amount: number) => paid({ from, to: 1, amount, reason: 'chapanka-made', rule: 'CP5.2' });
  const pot = paid({ from: 'pot', to: 1, amount: 9, reason: 'chapanka-takes-pot', rule: 'CP5.2' });
  expect(told(0, pot, made(0, 16), made(3, 32), made(2, 16))).toEqual([
    'Tomek takes the pot of 9. The Chapanka is made. 9 CP5.2',
    'Tomek gets 16 from you, 32 from Owen and 16 from Inés. For the Chapanka. 64 CP5.2',
  ]);
  expect(told(0, paid({ from: 1, to: 0, amount: 16, reason: 'chapanka-lost', rule: 'CP5.3' }))).toEqual([
    'Tomek pays you 16. For the trick that broke the Chapanka. 16 CP5.3',
  ]);
});

test('CP8.1: the shares of the pot are told together', () => {
  const share = (to: number, amount: number) => paid({ from: 'pot', to, amount, reason: 'pot-shared', rule: 'CP8.1' });
  expect(told(0, share(3, 3), share(2, 2), share(1, 2), share(0, 2))).toEqual([
    'The pot is shared. Owen 3, Inés 2, Tomek 2 and you 2. 9 CP8.1',
  ]);
});

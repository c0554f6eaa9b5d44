import type { Position } from '@chinwag/rules';
import type { Payment } from '@chinwag/rules/chapanka';
import { expect, test } from 'vitest';
import { plain } from '../../board/testing/fixture.ts';
import { paid, peopleFor } from './testing/fixture.ts';
import { tellPayments } from './tellPayments.ts';

function narrated(viewer: Position, ...payments: readonly Payment[]): readonly string[] {
  return tellPayments(payments, 0, peopleFor(viewer)).map(
    ({ sentence, rule, amount }) => `${plain(sentence)} ${amount} ${rule}`,
  );
}

test('CP2.2: one line reports all antes', () => {
  const ante = (from: number, amount: number) => paid({ from, to: 'pot', amount, reason: 'ante', rule: 'CP2.2' });
  const all = [ante(3, 2), ante(2, 2), ante(1, 2), ante(0, 3)];
  expect(narrated(1, ...all)).toEqual([
    '9 counters go into the pot: 3 from Marta, the dealer, and 2 from each of the others. 9 CP2.2',
  ]);
  expect(narrated(0, ...all)).toEqual([
    '9 counters go into the pot: 3 from you, the dealer, and 2 from each of the others. 9 CP2.2',
  ]);
});

test('CP6.5, CP6.6: the line of a thrown ace shows its value and what doubled it', () => {
  const thrown = paid({ from: 2, to: 0, amount: 8, reason: 'ace-discarded', rule: 'CP6.5', card: 'AD' });
  const ace: Payment = { ...thrown, doubled: ['opposite', 'last-trick'] };
  const why = '8 for AD (2, doubled for sitting opposite and again in the last trick). 8 CP6.5';
  expect(narrated(0, ace)).toEqual([`Inés pays you ${why}`]);
  expect(narrated(2, ace)).toEqual([`You pay Marta ${why}`]);
  expect(narrated('spectator', { ...ace, amount: 2, doubled: [] })).toEqual(['Inés pays Marta 2 for AD. 2 CP6.5']);
});

test('CP6.3: one line reports all payments for a forced Kinal', () => {
  const forced = (from: number, amount: number, doubled: Payment['doubled'] = []) =>
    paid({ from, to: 2, amount, reason: 'kinal-forced', rule: 'CP6.3', card: 'JH', doubled });
  expect(narrated(1, forced(1, 1), forced(0, 4, ['opposite']), forced(3, 1))).toEqual([
    'JH is forced out: Inés gets 1 from you, 4 from Marta and 1 from Owen, doubled for the player opposite. 6 CP6.3',
  ]);
});

test('CP6.7: a thrown Kinal takes the pot, and a forced one doubles it', () => {
  expect(narrated(3, paid({ from: 'pot', to: 3, amount: 18, reason: 'kinal-takes-pot', rule: 'CP6.7' }))).toEqual([
    'You throw the Kinal and take the pot of 18. 18 CP6.7',
  ]);
  expect(narrated(3, paid({ from: 1, to: 'pot', amount: 9, reason: 'kinal-doubles-pot', rule: 'CP6.7' }))).toEqual([
    'Tomek’s forced Kinal doubles the pot: Tomek pays 9 into it. 9 CP6.7',
  ]);
});

test('CP6.5: one line reports the payments for several aces', () => {
  const spades = paid({ from: 1, to: 0, amount: 1, reason: 'ace-discarded', rule: 'CP6.5', card: 'AS' });
  const clubs: Payment = { ...spades, to: 2, amount: 2, card: 'AC', doubled: ['opposite'] };
  expect(narrated(1, spades, clubs)).toEqual([
    'You pay Marta 1 for AS and Inés 2 for AC (1, doubled for sitting opposite). 3 CP6.5',
  ]);
});

test('CP5.2, CP5.3: a line reports the payments for a Chapanka made or lost', () => {
  const made = (from: number, amount: number) => paid({ from, to: 1, amount, reason: 'chapanka-made', rule: 'CP5.2' });
  const pot = paid({ from: 'pot', to: 1, amount: 9, reason: 'chapanka-takes-pot', rule: 'CP5.2' });
  expect(narrated(0, pot, made(0, 16), made(3, 32), made(2, 16))).toEqual([
    'For the Chapanka Tomek gets the pot of 9, 16 from you, 32 from Owen and 16 from Inés. 73 CP5.2',
  ]);
  expect(narrated(0, paid({ from: 1, to: 0, amount: 16, reason: 'chapanka-lost', rule: 'CP5.3' }))).toEqual([
    'Tomek pays you 16 for breaking the Chapanka. 16 CP5.3',
  ]);
});

test('CP5.3: one line reports the cost of a lost Chapanka and its payment into the pot', () => {
  const lost = paid({ from: 1, to: 3, amount: 64, reason: 'chapanka-lost', rule: 'CP5.3' });
  const pot = paid({ from: 1, to: 'pot', amount: 9, reason: 'chapanka-doubles-pot', rule: 'CP5.3' });
  expect(narrated(1, lost, pot)).toEqual([
    'You pay Owen 64 for breaking the Chapanka, and 9 into the pot, which doubles it. 73 CP5.3',
  ]);
});

test('payments for different things have separate lines', () => {
  const kinal = paid({ from: 1, to: 3, amount: 2, reason: 'kinal-discarded', rule: 'CP6.2', card: 'JH', doubled: ['last-trick'] });
  const ace = paid({ from: 1, to: 0, amount: 1, reason: 'ace-discarded', rule: 'CP6.5', card: 'AS' });
  expect(narrated(3, kinal, ace)).toEqual([
    'Tomek pays you 2 for the Kinal, JH (1, doubled in the last trick). 2 CP6.2',
    'Tomek pays Marta 1 for AS. 1 CP6.5',
  ]);
});

test('CP8.1: one line reports the shares of the pot', () => {
  const share = (to: number, amount: number) => paid({ from: 'pot', to, amount, reason: 'pot-shared', rule: 'CP8.1' });
  expect(narrated(0, share(3, 3), share(2, 2), share(1, 2), share(0, 2))).toEqual([
    'The pot is shared: Owen 3, Inés 2, Tomek 2 and you 2. 9 CP8.1',
  ]);
});

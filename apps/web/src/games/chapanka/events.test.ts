import { hideEvents, type Position } from '@chinwag/rules';
import { chapanka, type ChapankaEvent } from '@chinwag/rules/chapanka';
import { expect, test } from 'vitest';
import { plain } from '../../board/testing/fixture.ts';
import { type StateFields, paid, peopleFor, plays, stateAt } from './testing/fixture.ts';
import { logOf } from '../../board/onScreen.ts';
import { events } from './events.ts';

/** Returns the log lines of an event as `viewer` receives them: mark, sentence and rule. */
function narrated(viewer: Position, event: ChapankaEvent, moment: StateFields = {}): readonly string[] {
  const before = stateAt(moment);
  const [hidden = event] = hideEvents(chapanka, [event], viewer, before);
  return logOf(events, hidden, chapanka.hide(before, viewer), peopleFor(viewer)).map(({ mark, sentence, rule, onlyYou }) =>
    [onlyYou ? 'only you:' : '', mark, plain(sentence), rule ?? ''].filter((part) => part !== '').join(' '),
  );
}

test('CP2.4: only the owner sees the exchanged cards', () => {
  const event = { type: 'exchanged', seat: 3, card: 'QH', drawn: '7D' } as const;
  expect(narrated(3, event)).toEqual(['only you: You set QH aside and take 7D from the talon. CP2.4']);
  expect(narrated(0, event)).toEqual(['Owen exchanges a card. CP2.4']);
  expect(narrated('spectator', event)).toEqual(['Owen exchanges a card. CP2.4']);
});

test('CP7.5: only the holder sees a Pancerola when it arises', () => {
  const hands = [['AS', 'AH', 'AD', 'AC', 'KD'], ['2S'], ['3S'], ['4S']] as const;
  const event = { type: 'setAside', seat: 0, card: 'KD' } as const;
  expect(narrated(0, event, { deal: { hands } })).toEqual([
    'only you: You set KD aside. CP2.4',
    'only you: You have a Pancerola: you don’t have to follow suit. Once you don’t, you must lose every later trick. CP7.2',
  ]);
  expect(narrated(1, event, { deal: { hands } })).toEqual(['Marta sets a card aside. CP2.4']);
});

const RENOUNCING = {
  phase: { name: 'play', seat: 0 },
  deal: {
    hands: [['AS', 'AH', 'AD', 'AC', 'KD'], ['2S'], ['3S'], ['4S']],
    trick: plays(1, '9D'),
    pancerola: { holder: 0, exercised: false, broken: false },
  },
} as const;

test('CP7.2: everybody but its player sees a renounce as an ordinary card', () => {
  const event = { type: 'cardPlayed', seat: 0, card: 'AS' } as const;
  expect(narrated(2, event, RENOUNCING)).toEqual(['1 Marta plays AS.']);
  expect(narrated(0, event, RENOUNCING)).toEqual([
    '1 You play AS.',
    'only you: You’ve renounced: lose every later trick, or you pay the whole party alone. ' +
      'You don’t have to follow suit before trick 10. CP7.3',
  ]);
  expect(narrated(0, { ...event, card: 'KD' }, RENOUNCING)).toEqual(['1 You play KD.']);
});

test('the log of a trick names the winning card and its points', () => {
  const whole = { deal: { trick: plays(2, '9D', 'KD', 'AC', '7D') } };
  expect(narrated(0, { type: 'trickWon', seat: 1 }, whole)).toEqual(['1 Tomek wins the trick with KD: 7 points.']);
});

test('CP6.5: every payment names its rule and the trick it belongs to', () => {
  const ace = paid({ from: 1, to: 0, amount: 1, reason: 'ace-discarded', rule: 'CP6.5', card: 'AC' });
  expect(narrated(0, { type: 'paid', payments: [ace] }, { deal: { tricks: [0, 1, 0, 0] } })).toEqual([
    '1 Tomek pays you 1 for AC. CP6.5',
  ]);
});

test('CP2.2: the antes form one log line', () => {
  const ante = (from: number, amount: number) => paid({ from, to: 'pot', amount, reason: 'ante', rule: 'CP2.2' });
  const payments = [ante(3, 2), ante(2, 2), ante(1, 2), ante(0, 3)];
  expect(narrated(1, { type: 'paid', payments }, {})).toEqual([
    '9 counters go into the pot: 3 from Marta, the dealer, and 2 from each of the others. CP2.2',
  ]);
});

test('CP5.1: the log announces a Chapanka', () => {
  expect(narrated(1, { type: 'chapanka', seat: 1, outcome: 'bound' }, { pot: 9 })).toEqual([
    'You’re playing a Chapanka: 9 tricks won, all 11 needed. Making it brings 73 counters; ' +
      'losing it costs counters, and doubles the pot. CP5.1',
  ]);
});

test('CP7.5, CP4.3: the log reveals the cards set aside, the Pancerola and the missing party at the end of a deal', () => {
  const revealed = {
    type: 'revealed',
    cards: ['2S', '3S', 'QH', 'KD'],
    pancerola: { holder: 2, exercised: true, broken: false },
  } as const;
  expect(narrated(0, revealed, { deal: { chapanka: { seat: 1, outcome: 'made' } } })).toEqual([
    'Cards set aside: you 2S, Tomek 3S, Inés QH and Owen KD. CP4.1',
    'Inés had a Pancerola, renounced, and won no trick after that. CP7.5',
    'No party is paid: a Chapanka was attempted. CP4.3',
  ]);
});

test('CP8.2: the log of every deal ends with all counters, which add up to zero', () => {
  expect(narrated(0, { type: 'dealScored' }, { balances: [6, -11, 1, -5], pot: 9 })).toEqual([
    'Deal 1 is over: you have 6 counters, Tomek owes 11, Inés has 1 counter, Owen owes 5 and the pot has 9. ' +
      'Together they add up to 0. CP8.2',
  ]);
});

import type { Position } from '@chinwag/rules';
import type { ChinkwayEvent } from '@chinwag/rules/chinkway';
import { expect, test } from 'vitest';
import { peopleFor, plain, testGame, narratedTo } from './testing/fixture.ts';
import { logOf } from '../../board/onScreen.ts';
import { events } from './events.ts';

/**
 * Returns the log lines of an event in a deal as `viewer` receives them: mark, sentence and rule. The event is the first of its
 * type, or the nth.
 */
function narrated(viewer: Position, type: ChinkwayEvent['type'], deal: number, nth = 1): readonly string[] {
  const happening = testGame().filter(({ event, after }) => event.type === type && after.deal.number === deal)[nth - 1];
  if (happening === undefined) throw new Error(`no ${type} in deal ${deal}`);
  const { event, before } = happening;
  return logOf(events, narratedTo(viewer, event, before), before, peopleFor(viewer)).map(({ mark, sentence, rule, onlyYou }) =>
    [onlyYou ? 'only you:' : '', mark, plain(sentence), rule ?? ''].filter((part) => part !== '').join(' '),
  );
}

test('the log of a new deal names the dealer and the partners', () => {
  expect(narrated(0, 'dealt', 6)).toEqual(['Deal 6. Inés deals. You play with Owen, Halina with Tomek, Inés alone.']);
});

test('CW3.2: the log names the discards to the dealer only', () => {
  expect(narrated(0, 'discarded', 4)).toEqual(['only you: You discard 4C and QH.']);
  expect(narrated(1, 'discarded', 4)).toEqual(['Marta discards 2 cards.']);
  expect(narrated('spectator', 'discarded', 4)).toEqual(['Marta discards 2 cards.']);
});

test('the log names the trump and the Quest', () => {
  expect(narrated(1, 'trumpNamed', 4)).toEqual(['Marta names spades.']);
  expect(narrated(1, 'questTurned', 4)).toEqual(['The Quest asks for 2 spades, 1 diamond and 2 clubs.']);
});

test('lines for plays, tricks and taken cards show the number of the trick', () => {
  expect(narrated(0, 'cardPlayed', 4)).toEqual(['1 Tomek leads 2S.']);
  expect(narrated(0, 'trickWon', 4)).toEqual(['1 Inés wins the trick with TS.']);
  expect(narrated(0, 'extracted', 4)).toEqual(['1 Inés takes no card for the Quest.']);
  expect(narrated(3, 'extracted', 4, 3)).toEqual(['3 You take 6C for the Quest: a club.']);
});

test('CW5.1: the log lists the points of a deal by side, the viewer’s own first', () => {
  expect(narrated(1, 'dealScored', 4)).toEqual([
    'You and Inés fill 1 demand: 1 point each. CW5.1',
    'Owen and Halina fill 2 demands: 3 points each. CW5.1',
    'Marta fills no demand: 0 points. CW5.1',
  ]);
});

test('CW7.2: the log reports the question about the last deal and its answer', () => {
  expect(narrated(1, 'finalOffered', 9)).toEqual(['You’re in second place and can ask for new seats in the last deal. CW7.2']);
  expect(narrated(0, 'finalAnswered', 9)).toEqual(['Tomek asks for new seats in the last deal. CW7.3']);
});

test('CW7.3: the log of the reseated deal names its partners', () => {
  expect(narrated(0, 'dealt', 10)).toEqual(['Deal 10. Halina deals. You play with Owen, Tomek with Inés, Halina alone.']);
});

test('the log names the winner', () => {
  expect(narrated(3, 'gameOver', 10)).toEqual(['You win the game with 60 points.']);
});

test('the log omits the shuffle of the Quest Pack before the first deal', () => {
  expect(narrated(0, 'questShuffled', 0)).toEqual([]);
});

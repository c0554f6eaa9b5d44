import { chanoyu, type ChanoyuMove } from '@chinwag/rules/chanoyu';
import { expect, test } from 'vitest';
import { choiceOf } from '../../board/choice.ts';
import { builtOf, type Picked } from './built.ts';
import { choice } from './choice.ts';
import { type StateFields, plain, plays, row, viewOf } from './testing/fixture.ts';
import { statusOf } from './status.ts';

const said = (moment: StateFields, ...touched: readonly Picked[]) => {
  const view = viewOf(moment);
  const legalMoves = view.viewer === 'spectator' ? [] : chanoyu.legalMoves(view.state, view.viewer);
  const chosen = choiceOf<ChanoyuMove, Picked>({ touched, held: choice.held(view), legalMoves }, choice);
  const { headline, sentence, asksYou } = statusOf(view, legalMoves, builtOf(chosen, legalMoves));
  return `${asksYou ? '* ' : ''}${plain(headline)} ${plain(sentence)}`;
};

const hands = (...own: readonly ('4S' | '5H' | 'KS' | 'X1')[]) => [own, ['??'], ['??']] as const;
const yours = { name: 'play', seat: 0 } as const;

test('CN4.1: the player in turn sees which suit to follow and who is winning the trick', () => {
  expect(said({ phase: yours, deal: { hands: hands('4S', '5H'), trick: plays([1, '9S']) } })).toBe(
    '* Your turn. Follow spades; Tomek’s 9S is winning.',
  );
  expect(said({ phase: yours, deal: { hands: hands('5H', 'X1'), trick: plays([1, '9S']) } })).toBe(
    '* Your turn. You have no spades, so play any card; Tomek’s 9S is winning.',
  );
});

test('CN4.2: a picture card never wins', () => {
  const deal = { hands: hands('KS'), trick: plays([1, 'QS']) };
  expect(said({ phase: yours, deal })).toBe('* Your turn. Follow spades; there’s no number yet.');
});

test('CN4.3: a led Tsukumogami sets no suit', () => {
  const trick = plays([1, 'X2']);
  const deal = { hands: hands('4S'), trick };
  expect(said({ phase: yours, deal })).toBe('* Your turn. Play any card; a Tsukumogami was led, so nobody wins the trick.');
  const hers = { phase: { name: 'play', seat: 2 }, deal: { trick } } as const;
  expect(said(hers)).toBe('Inés’s turn. A Tsukumogami was led, so nobody wins this trick.');
});

test('CN4.4: the status reports a trick without a winner and the reason', () => {
  const all = plays([1, 'QS'], [0, 'KS'], [2, '5H']);
  expect(said({ deal: { trick: all } })).toBe('Nobody wins the trick. There’s no number of spades in it, so it’s discarded.');
  const lastTrick = { plays: plays([1, 'X1'], [0, 'KS'], [2, '5H']), winner: null };
  const expected = 'Nobody wins the trick. A Tsukumogami was led, so the trick is discarded.';
  expect(said({ deal: { lastTrick, left: ['X1', 'KS', '5H'] } })).toBe(expected);
});

test('CN5.1: the winner sees what to do with the trick, and the others see that the winner builds', () => {
  const deal = {
    rows: [row({ 3: 'QD' }), row({}), row({})],
    lastTrick: { plays: plays([1, 'KH'], [0, '2H'], [2, 'X2']), winner: 0 },
    left: ['KH', '2H', 'X2'],
  } as const;
  const phase = { name: 'build', seat: 0, mustLay: true } as const;
  expect(said({ phase, deal })).toBe('* Build. Choose a card of the trick; one must go in your row.');
  expect(said({ phase, deal }, 'KH')).toBe('* Build. Which value for KH?');
  expect(said({ phase, deal }, 'X2')).toBe('* Wake it. Any free place, in anybody’s row.');
  expect(said({ phase, deal, viewer: 2 })).toBe('Marta builds. The winner of the trick lays what fits.');
});

import { chanoyu, type ChanoyuMove } from '@chinwag/rules/chanoyu';
import { expect, test } from 'vitest';
import { builtOf, placeFor, type Picked } from './built.ts';
import { choice } from './choice.ts';
import { choiceOf } from '../../board/choice.ts';
import { consequenceOf } from './consequence.ts';
import { heardOf } from './heard.ts';
import { type StateFields, plain, plays, row, viewOf } from './testing/fixture.ts';

/** Marta has won a trick with 2♥; the trick also contains a king and a Tsukumogami. */
const BUILDING: StateFields = {
  phase: { name: 'build', seat: 0, mustLay: true },
  before: [9, 14, 4],
  deal: {
    rows: [row({ 3: 'QD', 4: 'QH', 5: 'KS' }), row({ 9: '9H', 10: 'TH' }), row({ 1: 'AS' })],
    lastTrick: { plays: plays([1, 'KH'], [0, '2H'], [2, 'X2']), winner: 0 },
    left: ['KH', '2H', 'X2'],
  },
};

const chosen = (moment: StateFields, ...touched: readonly Picked[]) => {
  const view = viewOf(moment);
  const legalMoves = chanoyu.legalMoves(view.state, 0);
  return builtOf(choiceOf<ChanoyuMove, Picked>({ touched, held: choice.held(view), legalMoves }, choice), legalMoves);
};
const at = (card: 'KH' | 'X2', row: number, value: number) => [card, placeFor({ type: 'lay', card, row, value })] as const;

test('CN5.2: a numbered card has only one place, which is chosen with it', () => {
  expect(chosen(BUILDING, '2H').move).toEqual({ type: 'lay', card: '2H', row: 0, value: 2 });
});

test('CN5.3: a picture card requires a choice of value', () => {
  const { ways, move } = chosen(BUILDING, 'KH');
  expect(ways.map(({ value }) => value)).toEqual([1, 2, 6, 7, 8, 9, 10]);
  expect(move).toBeNull();
  expect(chosen(BUILDING, ...at('KH', 0, 6)).move).toEqual({ type: 'lay', card: 'KH', row: 0, value: 6 });
});

test('CN5.4: a Tsukumogami can go to every free place of every row', () => {
  const { ways } = chosen(BUILDING, 'X2');
  expect([0, 1, 2].map((seat) => ways.filter((way) => way.row === seat).length)).toEqual([7, 8, 9]);
});

test('CN5.1: the only fitting card is chosen automatically, unless it is a Tsukumogami', () => {
  const left = (...cards: readonly ('KH' | '2H' | 'X2')[]): StateFields =>
    ({ ...BUILDING, deal: { ...BUILDING.deal, left: cards } });
  expect(chosen(left('2H')).card).toBe('2H');
  expect(chosen(left('2H', 'KH')).card).toBeNull();
  expect(chosen(left('X2')).card).toBeNull();
});

test('a chosen place is dropped if the newly chosen card does not fit it', () => {
  expect(chosen(BUILDING, ...at('KH', 1, 1)).move).toBeNull();
});

test('a card of the hand can be chosen before the player’s turn and counts when the turn comes', () => {
  const hands = [['4S', 'X1'], ['??'], ['??']] as const;
  const waiting: StateFields = { phase: { name: 'play', seat: 1 }, deal: { hands } };
  expect(chosen(waiting, 'X1')).toEqual({ card: 'X1', ways: [], move: null });
  const led = { hands, trick: plays([1, '9S']) };
  const { move } = chosen({ phase: { name: 'play', seat: 0 }, deal: led }, 'X1');
  expect(move).toEqual({ type: 'play', card: '4S' });
});

test('CN6: the gain of a lay is shown for every row, no matter whose it is', () => {
  const view = viewOf(BUILDING);
  const brings = (card: 'KH' | 'X2', seat: number, value: number) => consequenceOf(view, { type: 'lay', card, row: seat, value });
  expect(plain(brings('KH', 0, 2).change)).toBe('+1: 11 → 12');
  expect(plain(brings('KH', 0, 10).change)).toBe('You stay at 11');
  expect(plain(brings('X2', 1, 8).change)).toBe('+1: Tomek 15 → 16');
  expect(plain(brings('X2', 2, 5).change)).toBe('Inés stays at 4');
  expect(plain(brings('X2', 1, 8).outcome.sentence)).toBe(
    'You and Inés would share the win: Tomek would lose with 15 or more, because Inés is below 8.',
  );
});

test('screen readers announce what the choice lacks, then what the lay gains and how it would end the game', () => {
  const heard = (...touched: readonly Picked[]) => heardOf(viewOf(BUILDING), chosen(BUILDING, ...touched)).map(plain);
  expect(heard()).toEqual([]);
  expect(heard('KH')).toEqual(['Which value for KH?']);
  expect(heard('X2')).toEqual(['Any free place, in anybody’s row.']);
  expect(heard(...at('KH', 0, 10))[0]).toBe('KH as 10 in your row: the total stays at 11.');
  expect(heard(...at('X2', 1, 8))).toEqual([
    'A Tsukumogami as 8 in Tomek’s row: +1, 15 → 16.',
    'You and Inés would share the win: Tomek would lose with 15 or more, because Inés is below 8.',
  ]);
});

import { expect, test } from 'vitest';
import { aloud, plain } from '../../board/testing/fixture.ts';
import { cards, lawful, type StateFields, sets, viewAt } from './testing/fixture.ts';
import { type LayingControls, placeCount, targetsAt, waysNow, wayInWords } from './laying.ts';

const none = () => undefined;

function laying(card: string, moment: StateFields, swapping: LayingControls['swapping'] = null) {
  const view = viewAt(0, moment);
  const ways = waysNow(lawful(view), view.state.deal.live?.card ?? null).filter((way) => way.card === card);
  const { table } = view.state.deal;
  const lit = table.flatMap((own, seat) =>
    own.flatMap((_, index) => targetsAt({ seat, index }, table, { ways, swapping, onLay: none, onSwap: none }, view)),
  );
  return { view, ways, lit: lit.map(({ at, label }) => `${at}: ${aloud(label)}`) };
}

const TABLE = [sets('8S 8C 8D'), sets('KH KC KD#2 | 9D TD JD QD'), [], []] as const;
const PLAY = { name: 'play', seat: 0, wentDown: false } as const;

test('CS4.4: every place that fits the chosen card is lit and named', () => {
  const { ways, lit } = laying('KD', { phase: PLAY, deal: { table: TABLE, hands: [cards('KD 2S'), [], [], []] } });
  expect(placeCount(ways)).toBe(2);
  expect(lit).toEqual([
    'end: Put the king of diamonds on Tomek’s kings',
    'end: Put the king of diamonds after the queen in Tomek’s straight of diamonds',
  ]);
});

const JOKER = [sets('8S 8C 8D'), sets('4S X1 6S 7S'), [], []] as const;
const SWAP: StateFields = { phase: PLAY, deal: { table: JOKER, hands: [cards('5S 2C'), [], [], []] } };

test('CS4.5: a swap lights and names the joker', () => {
  const { view, ways, lit } = laying('5S', SWAP);
  expect(placeCount(ways)).toBe(1);
  expect(lit).toEqual(['1: Swap the 5 of spades for the joker in Tomek’s straight of spades']);
  const inWords = ways.map((way) => plain(wayInWords(view, view.state.deal.table, way, 'place')));
  expect(inWords).toContain('for the joker in Tomek’s straight of spades, then place it');
});

test('CS4.5: after that, every place for the joker is lit, including the same straight', () => {
  expect(laying('5S', SWAP, { seat: 1, index: 0 }).lit).toEqual([
    'end: Put the joker on your eights',
    'start: Put the joker as 3 of spades before the 4 in Tomek’s straight of spades',
    'end: Put the joker as 8 of spades after the 7 in Tomek’s straight of spades',
  ]);
});

test('CS4.2: a player who is down can lay the discard on their own set', () => {
  const live = { card: '8H', seat: 3 } as const;
  const deal = { table: TABLE, live, hands: [cards('2S'), [], [], []] };
  const { lit } = laying('8H', { phase: { name: 'draw', seat: 0 }, deal });
  expect(lit).toEqual(['end: Put the 8 of hearts on your eights']);
});

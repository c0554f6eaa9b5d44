// @vitest-environment happy-dom
import { chinaso } from '@chinwag/rules/chinaso';
import { describe, expect, test } from 'vitest';
import { atAFreshBoard, boardHook } from '../../board/testing/boardHook.ts';
import { cards, type StateFields, sets, viewAt } from './testing/fixture.ts';
import { useChoice } from './useChoice.ts';

atAFreshBoard();

const HAND = cards('8S 8C 8D 5H 6H 7H X1 2C 2D');
/** Marta has drawn in the first hand, whose contract is two threes. */
const playing: StateFields = { phase: { name: 'play', seat: 0, wentDown: false }, deal: { hands: [HAND, [], [], []] } };
/** Marta, Tomek and Inés are down; on the table are kings, and a straight with a joker. */
const down: StateFields = {
  phase: { name: 'play', seat: 0, wentDown: false },
  deal: {
    hands: [cards('KS 9D 6H 2C'), [], [], []],
    table: [sets('3S 3C 3D'), sets('KC KD KH'), sets('4H 5H X2 7H'), []],
  },
};
const board = (moment: StateFields, viewer: 0 | 'spectator' = 0) => boardHook(chinaso, useChoice, viewAt(viewer, moment));

describe('before going down', () => {
  test('a touch chooses any number of cards, a second touch drops one, and nothing is sent', () => {
    const { now, by, sent } = board(playing);
    for (const card of cards('8S 8C 5H')) by(({ touchCard }) => touchCard(card));
    by(({ touchCard }) => touchCard('5H'));
    expect(now().chosen).toEqual(cards('8S 8C'));
    expect(sent).toEqual([]);
  });

  test('two quick touches of a card choose and drop it, and discard nothing', () => {
    const { now, by, sent } = board(playing);
    by(({ touchCard }) => touchCard('2C'));
    by(({ touchCard }) => touchCard('2C'));
    expect(now().chosen).toEqual([]);
    expect(sent).toEqual([]);
  });

  test('CS3.1: a touched part takes the chosen cards, and a second touch returns them', () => {
    const { now, by } = board(playing);
    for (const card of cards('8S 8C 8D')) by(({ touchCard }) => touchCard(card));
    by(({ touchPart }) => touchPart(1));
    expect(now().composing.parts.map(({ set }) => set?.cards ?? null)).toEqual([null, cards('8S 8C 8D')]);
    expect(now().chosen).toEqual([]);
    by(({ touchPart }) => touchPart(1));
    expect(now().composing.parts.every(({ set }) => set === null)).toBe(true);
  });

  test('CS2.1: a touched part explains what to choose if nothing is chosen, and why the chosen cards do not fit', () => {
    const { by, explained } = board(playing);
    by(({ touchPart }) => touchPart(0));
    for (const card of cards('5H 6H 7H')) by(({ touchCard }) => touchCard(card));
    by(({ touchPart }) => touchPart(0));
    expect(explained.map(({ rule }) => rule)).toEqual(['CS2.1', 'CS2.1']);
  });

  test('a card in a part cannot be chosen', () => {
    const { now, by } = board(playing);
    for (const card of cards('8S 8C 8D')) by(({ touchCard }) => touchCard(card));
    by(({ touchPart }) => touchPart(0));
    by(({ touchCard }) => touchCard('8S'));
    expect(now().chosen).toEqual([]);
  });

  test('Enter discards and clears the choice', () => {
    const { now, by, sent } = board(playing);
    by(({ touchCard }) => touchCard('8S'));
    by(({ actOn }) => actOn('2C'));
    expect(sent).toEqual([{ type: 'discard', card: '2C' }]);
    expect(now().chosen).toEqual([]);
  });

  test('a card that cannot be discarded shows why, and nothing is sent', () => {
    const { by, sent, explained } = board({ ...playing, phase: { name: 'draw', seat: 0 } });
    by(({ actOn }) => actOn('2C'));
    expect(explained).toHaveLength(1);
    expect(explained[0]?.rule).toMatch(/^CS/);
    expect(sent).toEqual([]);
  });

  test('a spectator has no parts and no chosen cards', () => {
    const { now } = board(playing, 'spectator');
    expect(now().composing.parts).toEqual([]);
    expect(now().chosen).toEqual([]);
  });
});

describe('a player who is down', () => {
  test('chooses one card at a time and sees its places lit', () => {
    const { now, by } = board(down);
    by(({ touchCard }) => touchCard('9D'));
    expect(now().laying.ways).toEqual([]);
    by(({ touchCard }) => touchCard('KS'));
    expect(now().chosen).toEqual(['KS']);
    expect(now().laying.ways).toHaveLength(1);
  });

  test('CS4.2: lays a card with Enter if it fits exactly one place, and discards it if it fits none', () => {
    const { by, sent } = board(down);
    by(({ actOn }) => actOn('KS'));
    by(({ actOn }) => actOn('9D'));
    expect(sent).toMatchObject([{ type: 'layOff', card: 'KS' }, { type: 'discard', card: '9D' }]);
  });

  test('CS4.3: chooses a place for the swapped joker first, and cancels with a second touch of the card', () => {
    const { now, by, sent } = board(down);
    by(({ touchCard }) => touchCard('6H'));
    by(({ laying }) => laying.onSwap({ seat: 2, index: 0 }));
    expect(sent).toEqual([]);
    expect(now().laying.swapping).toEqual({ seat: 2, index: 0 });
    by(({ touchCard }) => touchCard('6H'));
    expect(now().laying.swapping).toBeNull();
    by(({ touchCard }) => touchCard('6H'));
    by(({ laying }) => laying.onSwap({ seat: 2, index: 0 }));
    by(({ laying }) => {
      const [way] = laying.ways.filter(({ use }) => use.type === 'swapJoker');
      if (way !== undefined) laying.onLay(way);
    });
    expect(sent).toMatchObject([{ type: 'swapJoker', card: '6H', straight: { seat: 2, index: 0 } }]);
    expect(now().laying.swapping).toBeNull();
  });

  test('sends nothing while another move is being sent', () => {
    const { by, goOn, sent } = board(down);
    goOn({ ...viewAt(0, down), sending: true });
    by(({ actOn }) => actOn('KS'));
    expect(sent).toEqual([]);
  });
});

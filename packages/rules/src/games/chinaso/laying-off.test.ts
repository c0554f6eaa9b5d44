import { describe, expect, it } from 'vitest';
import { chinaso } from './index.ts';
import { after, cards, playOut, refusal, sets, stage } from './notation.ts';
import { placeIn, placesFor, swapsFor } from './places.ts';
import { rankAt } from './sets.ts';
import { type ChinasoState, discardCount, goingDownBrings, holdsLastCard } from './state.ts';

/** Returns a hand in which seats 0 and 1 are down, but seat 2 is not. Seat 0 has drawn the 6♦ and also holds these cards. */
function down(hand: string, table: readonly string[]): ChinasoState {
  const state = stage({ number: 2, table: [...table, ''], hands: [hand, '4D', '9S'], turned: '', stock: '6D' });
  return after(state, '0: draw');
}

const TABLE = ['KS KH KD | 4S X1 6S 7S', 'QH QD QC | TC JC QC#2 X2'];

function places(state: ChinasoState, text: string): readonly string[] {
  return placesFor(state.deal.table, cards(text)[0] ?? '2C').map(({ seat, index, end }) => {
    return `${seat}.${index}${{ low: '_', high: '^', none: '' }[end ?? 'none']}`;
  });
}

describe('CS4.3: laying cards once down', () => {
  it('CS4.3: a player can lay off or swap only after going down, and then in the same turn', () => {
    const hands = ['KS KH KD 4S 5S 6S 7S QS 8D', '2D'];
    const drawn = after(stage({ number: 2, table: ['', 'QH QD QC | TC JC QC#2 KC'], hands }), '0: take');
    expect(refusal(drawn, 0, 'QS>1.0')).toBe('CS4.3 not-down');
    expect(refusal(drawn, 0, 'QS=1.1>1.0')).toBe('CS4.3 not-down');
    expect(after(drawn, '0: down KS KH KD | 4S 5S 6S 7S; QS>1.0; -8D').deal.hands[0]).toEqual(['2C#3']);
  });

  it('CS4.3: a player can lay off onto any set on the table, including other players’ sets', () => {
    const state = down('QS KC 8S 9C', TABLE);
    const { table } = after(state, '0: QS>1.0; KC>0.0; 8S>0.1^; 9C>1.1_; hold').deal;
    expect(table.flat().map((set) => set.cards.length)).toEqual([4, 5, 4, 5]);
  });
});

describe('CS4.4: where a card fits', () => {
  const state = down('KC QS 3S 8S 9C KC#2 X1#2 5S 5D', TABLE);

  it('CS4.4: a three accepts a card of its rank or a joker', () => {
    expect(places(state, 'KC')).toEqual(['0.0']);
    expect(refusal(state, 0, 'QS>0.0')).toBe('CS4.4 misfit');
    expect(refusal(state, 0, 'X1#2>0.0')).toBe('');
    expect(refusal(state, 0, 'KC>0.0^')).toBe('CS4.4 misfit');
  });

  it('CS4.4: a straight accepts the next card at the named end', () => {
    expect(places(state, '3S')).toEqual(['0.1_']);
    expect(places(state, '8S')).toEqual(['0.1^']);
    expect(refusal(state, 0, '8S>0.1_')).toBe('CS4.4 misfit');
    expect(refusal(state, 0, '8S>0.1')).toBe('CS4.4 misfit');
    expect(refusal(state, 0, '5S>0.1^')).toBe('CS4.4 misfit');
    expect(refusal(state, 0, '8S>0.2^')).toBe('CS4.4 misfit');
    expect(refusal(state, 0, '8S>5.1^')).toBe('CS4.4 misfit');
  });

  it('CS4.4: a joker can be the next card of a straight, but never beside another joker', () => {
    expect(places(state, 'X1#2')).toEqual(['0.0', '0.1_', '0.1^', '1.0', '1.1_']);
    expect(refusal(state, 0, 'X1#2>1.1^')).toBe('CS4.4 misfit');
  });

  it('CS4.4: a straight never extends below the two or above the ace', () => {
    const full = down('X1 X2 AH 2H', ['KS KH KD | 2D 3D 4D 5D', 'QH QD QC | JH QH#2 KH#2 AH#2']);
    expect(places(full, 'X1')).toEqual(['0.0', '0.1^', '1.0', '1.1_']);
    expect(places(full, '2H')).toEqual([]);
    expect(places(full, 'AH')).toEqual([]);
  });
});

describe('CS4.5: swapping a joker', () => {
  it('CS4.5: a joker at any place of any straight is swapped only for the very card it represents', () => {
    const state = down('5S 5S#2 5H KC QS', TABLE);
    expect(swapsFor(state.deal.table, '5S').map(({ straight, joker }) => [straight, joker])).toEqual([
      [{ seat: 0, index: 1 }, 'X1'],
    ]);
    expect(swapsFor(state.deal.table, 'KC').map(({ straight, joker }) => [straight, joker])).toEqual([
      [{ seat: 1, index: 1 }, 'X2'],
    ]);
    expect(refusal(state, 0, '5H=0.1>0.0')).toBe('CS4.5 wrong-swap');
    expect(refusal(state, 0, '5S=1.1>0.0')).toBe('CS4.5 wrong-swap');
    expect(refusal(state, 0, '5S=0.0>0.0')).toBe('CS4.5 wrong-swap');
    expect(refusal(state, 0, 'QS=1.0>0.0')).toBe('CS4.5 wrong-swap');
  });

  it('CS4.5: the joker goes onto some set as it is after the swap, including the same straight', () => {
    const state = down('5S 2D', TABLE);
    const [swap] = swapsFor(state.deal.table, '5S');
    expect(swap?.jokerPlaces).toEqual([
      { seat: 0, index: 0, end: null },
      { seat: 0, index: 1, end: 'low' },
      { seat: 0, index: 1, end: 'high' },
      { seat: 1, index: 0, end: null },
      { seat: 1, index: 1, end: 'low' },
    ]);
    expect(refusal(state, 0, '5S=0.1>1.1^')).toBe('CS4.5 no-place-for-joker');
    expect(after(state, '0: 5S=0.1>0.1^').deal.table[0]?.[1]?.cards).toEqual(['4S', '5S', '6S', '7S', 'X1']);
    expect(after(state, '0: 5S=0.1>1.0').deal.table[1]?.[0]?.cards).toEqual(['QH', 'QD', 'QC', 'X1']);
  });

  it('CS4.5: a joker swapped from an end makes room for itself', () => {
    const state = down('KC 2D', TABLE);
    expect(swapsFor(state.deal.table, 'KC')[0]?.jokerPlaces).toContainEqual({ seat: 1, index: 1, end: 'high' });
    expect(after(state, '0: KC=1.1>1.1^').deal.table[1]?.[1]?.cards).toEqual(['TC', 'JC', 'QC#2', 'KC', 'X2']);
  });

  it('CS4.5: the swap is refused when the joker has no place', () => {
    const table = ['2S 3S 4S X1 6S 7S 8S 9S TS JS QS KS AS | 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH', ''];
    const state = after(stage({ number: 3, table, hands: ['5S 9D', '4D'], turned: '', stock: '6D' }), '0: draw');
    expect(swapsFor(state.deal.table, '5S')).toEqual([]);
    expect(refusal(state, 0, '5S=0.0>0.1^')).toBe('CS4.5 no-place-for-joker');
    expect(chinaso.legalMoves(state, 0).map((move) => move.type)).toEqual(['discard', 'discard', 'discard']);
  });

  it('CS4.5: a swap with the last card wins', () => {
    const state = stage({ number: 2, table: [...TABLE, ''], hands: ['5S', '4D', '9S'], turned: '8S' });
    const { record } = playOut(state, '0: take>0.1^; 5S=0.1>0.0');
    expect(record).toMatchObject({ kind: 'out', winner: 0, points: [0, 4, 9] });
  });
});

describe('CS4.2: the live discard for a player who is down', () => {
  const TURN = { number: 2, table: [...TABLE, ''], hands: ['2D 9D', '4D 9H', '9S'] };

  it('CS4.2: the player can take it only to lay it at once on an own set', () => {
    const state = stage({ ...TURN, turned: '8S' });
    expect(refusal(state, 0, 'take')).toBe('CS4.2 not-into-hand');
    const taken = after(state, '0: take>0.1^');
    expect(taken.deal).toMatchObject({ live: null, hands: [['2D', '9D'], ['4D', '9H'], ['9S']] });
    expect(taken.deal.table[0]?.[1]?.cards).toEqual(['4S', 'X1', '6S', '7S', '8S']);
    expect(taken.phase).toEqual({ name: 'play', seat: 0, wentDown: false });
  });

  it('CS4.2: the player can swap it for a joker in an own set, and the joker can go to any player’s set', () => {
    const state = stage({ ...TURN, turned: '5S' });
    expect(after(state, '0: take=0.1>1.0').deal.table[1]?.[0]?.cards).toEqual(['QH', 'QD', 'QC', 'X1']);
  });

  it('CS4.2: the player can never lay it on another player’s set', () => {
    expect(refusal(stage({ ...TURN, turned: 'QS' }), 0, 'take>1.0')).toBe('CS4.2 not-own-set');
    expect(refusal(stage({ ...TURN, turned: 'KC' }), 0, 'take=1.1>0.0')).toBe('CS4.2 not-own-set');
    expect(chinaso.legalMoves(stage({ ...TURN, turned: 'QS' }), 0)).toEqual([{ type: 'drawStock' }]);
  });

  it('CS4.2: the player otherwise draws a card', () => {
    const { deal } = after(stage({ ...TURN, turned: 'QS', stock: '3D' }), '0: draw 2-');
    expect(deal.hands[0]).toEqual(['2D', '9D', '3D']);
  });

  it('CS4.3: a player who is not down can take it only into the hand', () => {
    const state = stage({ ...TURN, dealer: 1, turned: '8S' });
    expect(refusal(state, 2, 'take>0.1^')).toBe('CS4.3 not-down');
    expect(refusal(state, 2, 'take=0.1>1.0')).toBe('CS4.3 not-down');
    expect(chinaso.legalMoves(state, 2)).toEqual([{ type: 'takeDiscard', use: null }, { type: 'drawStock' }]);
  });
});

it('CS2.2, CS4.5: each card has its place in a straight, and a joker represents the card of its place', () => {
  const [three, straight] = sets('KS KH X1 | 4S X2 6S 7S');
  if (three === undefined || straight?.kind !== 'straight') throw new Error('these are no sets');
  expect(cards('4S 5S 7S').map((card) => placeIn(straight, card))).toEqual([0, 1, 3]);
  expect(cards('3S 8S 5H X1').some((card) => straight.cards[placeIn(straight, card)] !== undefined)).toBe(false);
  expect([rankAt(three, 2), rankAt(straight, 1)]).toEqual(['K', '5']);
});

it('CS4.7, CS4.8: the number of cards laid decides whether going down goes out or makes a Chinaso', () => {
  const alone = stage({ number: 1, hands: ['KS KH KD 4S', '9S', '9H'], table: ['', '', ''] }).deal;
  expect([goingDownBrings(alone, 0, 3), goingDownBrings(alone, 0, 4)]).toEqual(['not-yet', 'chinaso']);
  const { deal } = down('QS', TABLE);
  expect([goingDownBrings(deal, 2, 1), holdsLastCard(deal, 2), holdsLastCard(deal, 0)]).toEqual(['out', true, false]);
});

it('CS5.1: the discard pile counts the dead cards and the live card', () => {
  const state = stage({ hands: ['AS KS', '2S 3S'], turned: 'QD' });
  expect(discardCount(state.deal)).toBe(1);
  expect(discardCount(after(state, '0: draw 1-; -AS').deal)).toBe(2);
  expect(discardCount(after(state, '0: take; -AS').deal)).toBe(1);
});

import { describe, expect, it } from 'vitest';
import { PACK } from './cards.ts';
import { chinaso } from './index.ts';
import { after, playOut, refusal, sets, stage, type Staged } from './notation.ts';
import { isStuck } from './stuck.ts';

/** Two players, of whom seat 0 is down with two threes. Every card that is not named is dead. */
const LOW: Staged = {
  hands: ['AS QS', '2S 3S'],
  table: ['KH KD KC | 5H 5D 5C', ''],
  turned: '7D',
  rest: 'dead',
};

/** Returns all cards except these, as the hand of seat 1. */
function allBut(...texts: readonly string[]): string {
  const taken = new Set(texts.join(' ').split(' '));
  return PACK.filter((card) => !taken.has(card)).join(' ');
}

describe('CS5.5: an empty stock', () => {
  it('CS5.5: all dead cards are shuffled into a new stock, and a live card stays', () => {
    const start = stage({ ...LOW, stock: '' });
    expect(start.deal.dead).toBe(162 - 4 - 6 - 1);
    const { state, events } = playOut(start, '0: draw 1-');
    expect(events.map((event) => event.type)).toEqual([
      'windowOpened', 'answered', 'nobodyBought', 'reshuffled', 'drawn',
    ]);
    expect(state.deal).toMatchObject({ dead: 0, live: { card: '7D' }, mayReshuffle: false });
    expect(state.deal.stock).toHaveLength(150);
    const named = ['AS', 'QS', '2S', '3S', 'KH', 'KD', 'KC', '5H', '5D', '5C', '7D'];
    const formed = [...state.deal.stock, state.deal.hands[0]?.at(-1)];
    expect(new Set([...named, ...formed])).toEqual(new Set<string | undefined>(PACK));
    expect(state.shuffles).toBe(start.shuffles + 1);
  });

  it('CS5.5: the stock is also renewed in the middle of a buy', () => {
    const { events, state } = playOut(stage({ ...LOW, stock: '8C' }), '0: draw 1+');
    expect(events.map((event) => event.type)).toEqual([
      'windowOpened', 'answered', 'bought', 'drawn', 'reshuffled', 'drawn', 'drawn',
    ]);
    expect(state.deal.hands.map((hand) => hand.length)).toEqual([3, 5]);
    expect(state.deal.hands[1]?.slice(0, 4)).toEqual(['2S', '3S', '7D', '8C']);
  });

  it('CS5.5: no window opens unless the three cards it could cost can be drawn', () => {
    const spent = { ...LOW, deal: { mayReshuffle: false } };
    expect(after(stage({ ...spent, stock: '8C 8D 8H' }), '0: draw').phase.name).toBe('buying');
    expect(after(stage({ ...spent, stock: '8C 8D' }), '0: draw').phase.name).toBe('play');
    expect(after(stage({ ...LOW, stock: '8C 8D', deal: { dead: 1 } }), '0: draw').phase.name).toBe('buying');
    expect(after(stage({ ...LOW, stock: '8C 8D', deal: { dead: 0 } }), '0: draw').phase.name).toBe('play');
  });

  it('CS5.5: if no card can be drawn, a player who can take the live discard must take it', () => {
    const hands = ['QS', allBut('QS', '7D')];
    const state = stage({ hands, turned: '7D', stock: '' });
    expect(refusal(state, 0, 'draw')).toBe('CS5.5 must-take');
    expect(chinaso.legalMoves(state, 0)).toEqual([{ type: 'takeDiscard', use: null }]);
  });

  it('CS5.5: a player who is down must take it only if it fits one of their own sets', () => {
    const table = ['KH KD KC | 5H 5D 5C', ''];
    const fits = ['QS', allBut('QS', 'KS', 'KH KD KC 5H 5D 5C')];
    expect(refusal(stage({ hands: fits, table, turned: 'KS', stock: '' }), 0, 'draw')).toBe('CS5.5 must-take');
    const fitsNot = ['QS', allBut('QS', '7D', 'KH KD KC 5H 5D 5C')];
    const other = stage({ hands: fitsNot, table, turned: '7D', stock: '' });
    expect(refusal(other, 0, 'draw')).toBe('');
    expect(chinaso.legalMoves(other, 0)).toEqual([{ type: 'drawStock' }]);
  });

  it('CS5.5: a player who cannot take it ends the hand by drawing; nobody wins, and everyone scores', () => {
    const table = ['KH KD KC | 5H 5D 5C', ''];
    const hands = ['QS AS', allBut('QS AS', '7D', 'KH KD KC 5H 5D 5C')];
    const { record } = playOut(stage({ hands, table, turned: '7D', stock: '' }), '0: draw');
    // A pack counts 4 × (44 + 40 + 15) + 50 = 446, and three packs 1338; laid 45, live 7, and 25 in the first hand.
    expect(record).toMatchObject({ kind: 'exhausted', winner: null, points: [25, 1338 - 45 - 7 - 25] });
  });

  it('CS5.5: a draw also ends the hand when no discard is live', () => {
    const hands = ['QS', allBut('QS')];
    const { record } = playOut(stage({ hands, turned: '', stock: '' }), '0: draw');
    expect(record).toMatchObject({ kind: 'exhausted', winner: null });
  });
});

describe('CS5.6: a hand must end', () => {
  it('CS5.5, CS5.6: a stock that runs out three times is renewed twice, because a card was laid in between', () => {
    const own = 'KS KH KD 5S 5H 5D 9C 4S';
    const start = stage({ hands: [own, allBut(own, '8C', '7D')], turned: '7D', stock: '8C' });
    const { events, record } = playOut(
      start,
      `0: draw; down KS KH KD | 5S 5H 5D; -9C
       1: draw; -5C
       0: take>0.1; -4S
       1: draw; -2C
       0: draw`,
    );
    const formed = events.flatMap((event) => (event.type === 'reshuffled' ? [event.stock] : []));
    expect(formed).toEqual([['7D'], ['9C']]);
    // Of all 1338 points, 50 are laid, the live 2♣ and the dead 4♠ count 6, and seat 0 keeps 8♣.
    expect(record).toMatchObject({ kind: 'stale', winner: null, points: [8, 1338 - 50 - 6 - 8] });
  });

  it('CS5.6: the hand ends instead of a second reshuffle when no card has been laid since the first', () => {
    const start = stage({ ...LOW, stock: '', deal: { mayReshuffle: false } });
    const { record, events } = playOut(start, '0: draw');
    expect(record).toMatchObject({ kind: 'stale', winner: null, points: [25, 5] });
    expect(events[0]?.type).toBe('handEnded');
  });

  it('CS5.6: the hand continues if the player takes the discard instead', () => {
    const start = stage({ ...LOW, dealer: 0, stock: '', deal: { mayReshuffle: false } });
    expect(refusal(start, 1, 'draw')).toBe('');
    expect(after(start, '1: take; -3S').phase).toEqual({ name: 'draw', seat: 0 });
  });

  it('CS5.6: laying any card allows another reshuffle', () => {
    const spent = stage({ ...LOW, hands: ['AS KS', '2S 3S'], stock: '8C', deal: { mayReshuffle: false } });
    const laid = after(spent, '0: draw; KS>0.0; -AS');
    expect(laid.deal.mayReshuffle).toBe(true);
    expect(playOut(laid, '1: draw').events.map((event) => event.type)).toEqual(['reshuffled', 'drawn']);
  });

  it('CS5.6: going down allows another reshuffle', () => {
    const hands = ['KS KH KD 5S 5H 5D 9C 4S', '2S 3S'];
    const spent = stage({ hands, turned: '7D', stock: '8C', rest: 'dead', deal: { mayReshuffle: false } });
    expect(after(spent, '0: draw; down KS KH KD | 5S 5H 5D; -9C').deal.mayReshuffle).toBe(true);
  });

  const ALL = '2 3 4 5 6 7 8 9 T J Q K A';
  const whole = (suit: string): string => ALL.split(' ').map((rank) => rank + suit).join(' ');

  it('CS5.6: the hand ends at the start of a turn when all are down and no card can be laid or swapped', () => {
    const table = [`${whole('S')} | ${whole('H')}`, `${whole('D').replace('7D', 'X1')} | ${whole('C')}`];
    const state = stage({ number: 3, table, hands: ['9S#2 4D#2', '7D X2'], turned: '', stock: 'KD#2' });
    const { record } = playOut(state, '0: draw; -9S#2');
    // The 7♦ could replace a joker, but that joker would have no place. Left: 4♦ K♦ = 14; 7♦ and a joker = 32.
    expect(record).toMatchObject({ kind: 'stuck', winner: null, points: [14, 32] });
  });

  it('CS5.6: the hand continues while a player is not down, or a card can be laid or swapped', () => {
    expect(isStuck([sets(whole('S')), sets(whole('H'))])).toBe(true);
    expect(isStuck([sets(`${whole('S')} | ${whole('H')}`), []])).toBe(false);
    expect(isStuck([sets(whole('S')), sets(whole('H').replace('2H ', ''))])).toBe(false);
    expect(isStuck([sets(whole('S').replace('7S', 'X1')), sets(whole('H'))])).toBe(true);
    expect(isStuck([sets(whole('S').replace('7S', 'X1')), sets('KS#2 KH KD')])).toBe(false);
  });

  it('CS5.6: a card that would fit does not count if every such card is already on the table', () => {
    const twos = PACK.filter((card) => card.startsWith('2') || card.startsWith('X')).join(' ');
    const open = whole('S').replace('2S ', '');
    expect(isStuck([sets(twos), sets(open)])).toBe(true);
    expect(isStuck([sets(twos.replace('2S#3 ', '')), sets(open)])).toBe(false);
  });

  it('CS5.6: a card that fits nowhere counts if it can be swapped for a joker', () => {
    const twosAndJokers = PACK.filter((card) => card.startsWith('2') || card.startsWith('X'));
    const others = twosAndJokers.filter((card) => card !== 'X1').join(' ');
    const straight = whole('S').replace('2S 3S', 'X1');
    expect(isStuck([sets(others), sets(straight)])).toBe(false);
    expect(isStuck([sets(`${others} X1`), sets(straight.replace('X1', '3S'))])).toBe(true);
  });

  it('CS5.6: the hand ends when every player has had 100 turns', () => {
    const last = stage({ ...LOW, deal: { turns: 199 } });
    expect(playOut(last, '0: draw 1-; -AS').record).toMatchObject({ kind: 'long', winner: null });
    const before = stage({ ...LOW, deal: { turns: 198 } });
    expect(playOut(before, '0: draw 1-; -AS').record).toBeNull();
  });
});

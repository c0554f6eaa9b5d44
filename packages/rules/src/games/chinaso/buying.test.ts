import { describe, expect, it } from 'vitest';
import { evolveAll, hideEvents } from '../../kernel/game.ts';
import { allSeats, type Position } from '../../kernel/seat.ts';
import { buysLeft, eligibleBuyers, heldAfterBuying, whyNotBuy } from './buying.ts';
import { chinaso } from './index.ts';
import { after, cards, moveOf, playOut, refusal, stage, type Staged } from './notation.ts';
import type { ChinasoState } from './state.ts';

/** Four players, none of them down; seat 0 begins, and all others may buy the card turned up. */
const FOUR: Staged = {
  hands: ['AS KS', '2S 3S', '4S 5S', '6S 7S'],
  turned: 'QD',
  stock: 'TC TD TH 9C 9D 9H 8C 8D 8H',
};

function open(set: Staged = FOUR): ChinasoState {
  return after(stage(set), '0: draw');
}

function hand(state: ChinasoState, seat: number): readonly string[] {
  return state.deal.hands[seat] ?? [];
}

describe('CS5.1: the live discard', () => {
  it('CS5.1: only the last card placed on the discard pile is live, and the cards below are dead', () => {
    const state = after(stage(FOUR), '0: draw 1- 2- 3-; -AS');
    expect(state.deal).toMatchObject({ live: { card: 'AS', seat: 0 }, dead: 1 });
    const taken = after(state, '1: take');
    expect(taken.deal).toMatchObject({ live: null, dead: 1 });
    expect(after(taken, '1: -2S').deal).toMatchObject({ live: { card: '2S', seat: 1 }, dead: 1 });
  });

  it('CS5.1: no card is live after a take or a buy until the next discard', () => {
    const table = ['KH KD KC | 5H 5D 5C', '', '', ''];
    const hands = ['AS', '2S 3S', '4S', '6S'];
    const bought = after(stage({ ...FOUR, table, hands, stock: '9C 9D KS' }), '0: draw 1+; KS>0.0; hold');
    expect(bought.deal.live).toBeNull();
    expect(refusal(bought, 1, 'take')).toBe('CS5.1 nothing-live');
    expect(after(bought, '1: draw').phase.name).toBe('play');
  });

  it('CS5.1: a discard nobody took or bought stays live for the next player and for a new window', () => {
    const table = ['KH KD KC | 5H 5D 5C', '', '', ''];
    const hands = ['AS', '2S 3S', '4S 5S', '6S 7S'];
    const state = after(stage({ ...FOUR, table, hands, stock: 'KS' }), '0: draw 1- 2- 3-; KS>0.0; hold');
    expect(state.deal.live).toEqual({ card: 'QD', seat: null });
    expect(after(state, '1: take').deal.hands[1]).toEqual(['2S', '3S', 'QD']);
    expect(after(state, '1: draw').phase).toMatchObject({ name: 'buying', asked: [2, 3] });
  });
});

describe('CS5.2: the order of choice', () => {
  it('CS5.2: the player whose turn it is can take the discard first and for free', () => {
    const options = { stakes: { buy: 5, hand: 10, game: 100 } };
    const { state, payments } = playOut(stage({ ...FOUR, options }), '0: take');
    expect(hand(state, 0)).toEqual(['AS', 'KS', 'QD']);
    expect(payments).toEqual([]);
  });

  it('CS5.2: a player who chose the stock cannot get the discard back', () => {
    expect(refusal(open(), 0, 'take')).toBe('CS4.9 only-answers');
    expect(refusal(open(), 0, 'buy')).toBe('CS5.3 own-turn');
    expect(chinaso.legalMoves(open(), 0)).toEqual([]);
  });

  it('CS5.2: the others come next, clockwise, no matter who answers first', () => {
    expect(open().phase).toMatchObject({ asked: [1, 2, 3] });
    const bought = after(stage(FOUR), '0: draw 3+ 2+ 1-');
    expect([0, 1, 2, 3].map((seat) => hand(bought, seat).length)).toEqual([3, 2, 5, 2]);
    expect(after(stage({ ...FOUR, dealer: 1 }), '2: draw').phase).toMatchObject({ asked: [3, 0, 1] });
  });
});

describe('CS5.3: buying', () => {
  it('CS5.3: the buyer takes the card and two more, then the player in turn draws', () => {
    const state = after(stage(FOUR), '0: draw 1+');
    expect(hand(state, 1)).toEqual(['2S', '3S', 'QD', 'TC', 'TD']);
    expect(hand(state, 0)).toEqual(['AS', 'KS', 'TH']);
    expect(state.deal).toMatchObject({ live: null, buys: [0, 1, 0, 0] });
    expect(state.phase).toEqual({ name: 'play', seat: 0, wentDown: false });
  });

  it('CS5.3: no seat can act until the player in turn has drawn', () => {
    let now = open();
    const toAct = chinaso.decide(now, 1, moveOf('buy')).map((event) => {
      now = chinaso.evolve(now, event);
      return [event.type, chinaso.actors(now)];
    });
    expect(toAct).toEqual([
      ['answered', [2, 3]], ['bought', []], ['drawn', []], ['drawn', []], ['drawn', [0]],
    ]);
  });

  it('CS5.3: a player buys at most twice a hand', () => {
    const state = open({ ...FOUR, buys: [0, 2, 1, 0] });
    expect(state.phase).toMatchObject({ asked: [2, 3] });
    expect(refusal(state, 1, 'buy')).toBe('CS5.3 two-buys');
    expect(after(stage({ ...FOUR, buys: [0, 2, 1, 0] }), '0: draw 2+').deal.buys).toEqual([0, 2, 2, 0]);
  });

  it('CS5.3: a player who is down cannot buy', () => {
    const state = open({ ...FOUR, table: ['', 'KH KD KC | 5H 5D 5C', '', ''] });
    expect(state.phase).toMatchObject({ asked: [2, 3] });
    expect(refusal(state, 1, 'buy')).toBe('CS5.3 down');
  });

  it('CS5.3: a player cannot buy their own discard', () => {
    const state = after(stage(FOUR), '0: take; -QD\n1: draw');
    expect(state.phase).toMatchObject({ asked: [2, 3] });
    expect(refusal(state, 0, 'buy')).toBe('CS5.3 own-discard');
  });

  it('CS5.3: the dealer can buy the card turned at the start', () => {
    const two = stage({ hands: ['AS KS', '2S 3S'], turned: 'QD' });
    expect(two.deal.dealer).toBe(1);
    expect(hand(after(two, '0: draw 1+'), 1)).toHaveLength(5);
    expect(after(two, '0: take; -QD\n1: draw').phase.name).toBe('play');
  });

  it('CS5.3: whyNotBuy shows why a player cannot buy before anybody is asked', () => {
    const { deal } = stage({ ...FOUR, buys: [0, 0, 2, 0], table: ['', 'KH KD KC | 5H 5D 5C', '', ''] });
    expect(eligibleBuyers(deal, 0)).toEqual([3]);
    const codes = [0, 1, 2, 3].map((seat) => whyNotBuy(deal, 0, seat)?.code ?? null);
    expect(codes).toEqual(['own-turn', 'down', 'two-buys', null]);
    expect(whyNotBuy({ ...deal, stock: cards('TC TD') }, 0, 3)?.rule).toBe('CS5.5');
    expect(whyNotBuy({ ...deal, live: null }, 0, 3)?.rule).toBe('CS5.1');
  });
});

describe('CS5.4: the buying window', () => {
  it('CS5.4: the window closes when the first willing buyer in order is known', () => {
    expect(playOut(stage(FOUR), '0: draw 1+').events.map((event) => event.type)).toEqual([
      'windowOpened', 'answered', 'bought', 'drawn', 'drawn', 'drawn',
    ]);
    expect(after(stage(FOUR), '0: draw 2+ 3+').phase.name).toBe('buying');
    expect(after(stage(FOUR), '0: draw 2+ 1-').phase.name).toBe('play');
  });

  it('CS5.4: the window closes when all have declined; the player in turn draws, and the discard stays', () => {
    const { state, events } = playOut(stage(FOUR), '0: draw 3- 1- 2-');
    expect(events.slice(-2)).toEqual([
      { type: 'nobodyBought' },
      { type: 'drawn', seat: 0, card: 'TC', as: 'turn' },
    ]);
    expect(state.deal.live).toEqual({ card: 'QD', seat: null });
  });

  it('CS5.4: answers are final', () => {
    const state = after(stage(FOUR), '0: draw 2+');
    expect(refusal(state, 2, 'buy')).toBe('CS4.9 already-answered');
    expect(refusal(state, 2, 'decline')).toBe('CS4.9 already-answered');
  });

  it('CS5.4: an open window lists all who have not answered, regardless of the other answers', () => {
    expect(chinaso.actors(open())).toEqual([1, 2, 3]);
    expect(chinaso.actors(after(stage(FOUR), '0: draw 2+'))).toEqual([1, 3]);
    expect(chinaso.actors(after(stage(FOUR), '0: draw 2-'))).toEqual([1, 3]);
  });

  const VIEWERS: readonly Position[] = [...allSeats(4), 'spectator'];

  it.each(VIEWERS)('CS5.4: viewer %s cannot distinguish another player’s yes from a no while the window is open', (viewer) => {
    const start = open();
    for (const seat of [2, 3].filter((other) => other !== viewer)) {
      const [yes, no] = (['buy', 'decline'] as const).map((answer) => {
        const events = chinaso.decide(start, seat, { type: answer });
        const view = chinaso.hide(evolveAll(chinaso, start, events), viewer);
        const moves = viewer === 'spectator' ? [] : chinaso.legalMoves(view, viewer);
        return JSON.stringify([view, hideEvents(chinaso, events, viewer, start), chinaso.actors(view), moves]);
      });
      expect(yes).toBe(no);
      expect(yes).toContain('"buys":null');
    }
  });

  it('CS5.4: each player sees their own answer', () => {
    const state = after(stage(FOUR), '0: draw 2+');
    expect(chinaso.hide(state, 2).phase).toMatchObject({ answers: [null, null, true, null] });
    expect(chinaso.hide(state, 3).phase).toMatchObject({ answers: [null, null, null, null] });
  });

  it('CS5.4: a closed window shows only the buyer, or that nobody bought', () => {
    const state = after(stage(FOUR), '0: draw 3+ 2-');
    const events = chinaso.decide(state, 1, moveOf('decline'));
    expect(hideEvents(chinaso, events, 'spectator', state).slice(0, 2)).toEqual([
      { type: 'answered', seat: 1, buys: null },
      { type: 'bought', seat: 3, card: '??' },
    ]);
    expect(JSON.stringify(chinaso.hide(evolveAll(chinaso, state, events), 0))).not.toContain('answers');
  });
});

it('CS5.3: a buy adds the card and two more to the hand and uses up one buy', () => {
  const state = stage(FOUR);
  expect([buysLeft(state.deal, 1), heldAfterBuying(state.deal, 1)]).toEqual([2, 5]);
  const { deal } = after(state, '0: draw 1+');
  expect([buysLeft(deal, 1), hand({ ...state, deal }, 1).length]).toEqual([1, 5]);
});

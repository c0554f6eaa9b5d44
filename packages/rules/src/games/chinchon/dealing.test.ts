import { describe, expect, it } from 'vitest';
import { evolveAll } from '../../kernel/game.ts';
import { allSeats, type Seat } from '../../kernel/seat.ts';
import { shuffled } from '../../kernel/shuffle.ts';
import { spanishRankOf } from '../../kernel/spanish-cards.ts';
import { packFor } from './cards.ts';
import type { ChinchonEvent } from './events.ts';
import { chinchon } from './index.ts';
import { after, DEFAULTS, playOut, stateFrom } from './notation.ts';

/** Returns the opening of a game, by the game's number. */
function opening(seats: number, game = 0) {
  const seed = game.toString(16).padStart(64, '0');
  const { state, events } = chinchon.begin({ seats, owner: null, options: DEFAULTS, seed });
  return { seed, events, state: evolveAll(chinchon, state, events) };
}

function only<Type extends ChinchonEvent['type']>(events: readonly ChinchonEvent[], type: Type) {
  const found = events.find((event): event is Extract<ChinchonEvent, { type: Type }> => event.type === type);
  if (found === undefined) throw new Error(`nothing of the kind ${type} happened`);
  return found;
}

const GAMES = allSeats(60);

describe('the draw for the lead', () => {
  it('CH2.1: every player draws a card, in turn to the right, and the highest leads', () => {
    for (const game of GAMES) {
      const { events, state } = opening(4, game);
      const { rounds, seat } = only(events, 'leaderDrawn');
      expect(rounds[0]?.map((draw) => draw.seat)).toEqual([0, 3, 2, 1]);
      const last = rounds.at(-1) ?? [];
      const highest = Math.max(...last.map(({ card }) => spanishRankOf(card)));
      expect(last.filter(({ card }) => spanishRankOf(card) === highest).map((draw) => draw.seat)).toEqual([seat]);
      expect(state.deal.leader).toBe(seat);
      expect(state.phase).toEqual({ name: 'draw', seat });
    }
  });

  it('CH2.1: players tied for the highest draw again from the rest of the pack', () => {
    const tied = GAMES.map((game) => opening(8, game)).filter(({ state }) => state.draw.length > 1);
    expect(tied.length).toBeGreaterThan(5);
    for (const { seed, state } of tied) {
      const pack = shuffled(packFor('40', 8), seed, 0);
      expect(state.draw.flat().map(({ card }) => card)).toEqual(pack.slice(0, state.draw.flat().length));
      for (const [at, round] of state.draw.slice(0, -1).entries()) {
        const highest = Math.max(...round.map(({ card }) => spanishRankOf(card)));
        const again = round.filter(({ card }) => spanishRankOf(card) === highest).map((draw) => draw.seat);
        expect(again.length).toBeGreaterThan(1);
        expect(state.draw[at + 1]?.map((draw) => draw.seat)).toEqual(again);
      }
    }
  });

  it('CH2.1: any seat can win the draw, no matter who owns the table', () => {
    expect(new Set(GAMES.map((game) => opening(3, game).state.deal.leader))).toEqual(new Set([0, 1, 2]));
  });

  it('CH2.1: all viewers see the drawn cards until the first deal is scored', () => {
    const { state } = opening(4);
    expect(chinchon.hide(state, 'spectator').draw).toEqual(state.draw);
    const deal = stateFrom({ hands: ['1O 2O 3O 6C 6E 6B 1C', '12O'], turned: '5B', stock: '5O' });
    const drawn = { ...deal, draw: [[{ seat: 0, card: '1O' as const }]] };
    expect(after(drawn, '0: stock 5O, close 5O: 1O 2O 3O / 6C 6E 6B').draw).toHaveLength(1);
    expect(after(drawn, '0: stock 5O, close 5O: 1O 2O 3O / 6C 6E 6B', '1: settle').draw).toEqual([]);
  });

  it('CH2.1: the dealer sits at the leader’s left, and play goes to the right', () => {
    for (const game of GAMES) {
      const { leader, dealer } = opening(5, game).state.deal;
      expect(dealer).toBe((leader + 1) % 5);
    }
    const start = stateFrom({ leader: 1, hands: ['4O', '5O 6O', '7O'], turned: '1C' });
    const turns = [start, after(start, '1: pile 1C, - 1C'), after(start, '1: pile 1C, - 1C', '0: pile 1C, - 1C')];
    expect(turns.map(({ phase }) => 'seat' in phase && phase.seat)).toEqual([1, 0, 2]);
  });
});

describe('the deal', () => {
  it('CH2.2: each player gets seven cards, one at a time to the right from the leader, and the next card is turned', () => {
    const { seed, events, state } = opening(4, 3);
    const { leader, hands, turned, stock } = only(events, 'dealt');
    const pack = shuffled(packFor('40', 4), seed, 1);
    const order: readonly Seat[] = [0, 1, 2, 3].map((turn) => (leader + 4 - turn) % 4);
    for (const [turn, seat] of order.entries()) {
      expect(hands[seat]).toEqual([0, 4, 8, 12, 16, 20, 24].map((round) => pack[round + turn]));
    }
    expect(turned).toBe(pack[28]);
    expect(stock).toEqual(pack.slice(29));
    expect(state.deal.pile).toEqual([turned]);
  });

  it('CH2.2: eight players share two packs', () => {
    const { deal } = opening(8).state;
    expect(deal.hands.map((hand) => hand.length)).toEqual([7, 7, 7, 7, 7, 7, 7, 7]);
    expect(deal.stock).toHaveLength(80 - 56 - 1);
  });
});

describe('the next deal', () => {
  const hands = ['1O 2O 3O 6C 6E 6B 12C', '12O', '12E', '12B'];
  const closing = '0: stock 1C, close 12C: 1O 2O 3O / 6C 6E 6B';

  it('CH2.3: the lead passes to the right, and the dealer is at the new leader’s left', () => {
    const start = stateFrom({ hands, turned: '5B', stock: '1C' });
    const { events } = playOut(start, closing, '3: settle', '2: settle', '1: settle');
    expect(only(events, 'dealt')).toMatchObject({ leader: 3, dealer: 0 });
  });

  it('CH2.3: the lead and the deal both skip a player who is out', () => {
    const start = stateFrom({
      options: { reenlist: 'never' }, hands, turned: '5B', stock: '1C', totals: [99, 50, 50, 95],
    });
    const { events, state } = playOut(start, closing, '3: settle', '2: settle', '1: settle');
    // Seat 3 reaches 105 and seat 0 reaches 100. The lead passes to seat 2, and the nearest player on its left is seat 1.
    expect(only(events, 'dealt')).toMatchObject({ leader: 2, dealer: 1 });
    expect(state.deal.hands.map((hand) => hand.length)).toEqual([0, 7, 7, 0]);
  });

  it('CH2.3: a player who re-enlists counts as in', () => {
    const start = stateFrom({ hands, turned: '5B', stock: '1C', totals: [0, 50, 50, 95] });
    const { events, state } = playOut(start, closing, '3: settle', '2: settle', '1: settle', '3: yes');
    expect(only(events, 'dealt')).toMatchObject({ leader: 3, dealer: 0 });
    expect(state.phase).toEqual({ name: 'draw', seat: 3 });
  });
});

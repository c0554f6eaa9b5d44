import { describe, expect, it } from 'vitest';
import { evolveAll } from '../../kernel/game.ts';
import { playRandomly } from '../../kernel/laws/random-play.ts';
import { randomFrom } from '../../kernel/laws/random.ts';
import { allSeats } from '../../kernel/seat.ts';
import { QUEST_PACK, SEATS, TRUMPS } from './cards.ts';
import { chinkway } from './index.ts';
import type { ChinkwayMove } from './moves.ts';
import { after, DEFAULTS, eventsOf, SEED } from './notation.ts';
import type { ChinkwayState } from './state.ts';

const SETUP = { seats: SEATS, owner: null, options: DEFAULTS, seed: SEED };

function opening(): { readonly state: ChinkwayState; readonly dealer: number } {
  const { state, events } = chinkway.begin(SETUP);
  return { state: evolveAll(chinkway, state, events), dealer: state.firstDealer };
}

function firstDiscard(state: ChinkwayState, dealer: number): ChinkwayMove<'discard'> {
  const move = chinkway.legalMoves(state, dealer)[0];
  if (move?.type !== 'discard') throw new Error('the dealer has nothing to discard');
  return move;
}

describe('the deal', () => {
  it('CW3.1: each player gets ten cards and the dealer twelve, each card once', () => {
    const { state, dealer } = opening();
    const counts = allSeats(SEATS).map((seat) => (seat === dealer ? 12 : 10));
    expect(state.deal.hands.map((hand) => hand.length)).toEqual(counts);
    expect(new Set(state.deal.hands.flat()).size).toBe(52);
  });

  it('CW3.2: only the dealer is asked to discard', () => {
    const { state, dealer } = opening();
    expect(state.phase).toEqual({ name: 'discard', seat: dealer });
    expect(chinkway.legalMoves(state, (dealer + 1) % SEATS)).toEqual([]);
  });

  it('CW3.2: the dealer can discard any two of the twelve cards: 66 pairs, in either order', () => {
    const { state, dealer } = opening();
    const moves = chinkway.legalMoves(state, dealer);
    const pairs = moves.map((move) => (move.type === 'discard' ? move.cards.toSorted().join() : ''));
    expect(new Set(pairs).size).toBe(66);
    const [one, two] = firstDiscard(state, dealer).cards;
    expect(chinkway.check(state, dealer, { type: 'discard', cards: [two, one] })).toBeNull();
  });

  it('CW3.2: the two discards leave the hand and are set aside', () => {
    const { state, dealer } = opening();
    const move = firstDiscard(state, dealer);
    const later = after(state, move);
    const [one, two] = move.cards;
    expect(later.deal.hands[dealer]).toEqual(state.deal.hands[dealer]?.filter((card) => card !== one && card !== two));
    expect(later.discards).toEqual([move.cards]);
  });

  it('CW3.3: the dealer then names one of four trump suits or No Trump', () => {
    const { state, dealer } = opening();
    const later = after(state, firstDiscard(state, dealer));
    expect(later.phase).toEqual({ name: 'trump', seat: dealer });
    expect(chinkway.legalMoves(later, dealer)).toEqual(TRUMPS.map((trump) => ({ type: 'trump', trump })));
    expect(TRUMPS).toEqual(['S', 'H', 'D', 'C', 'NT']);
  });

  it('CW3.4: five cards are turned from the top of the Quest Pack only after trumps are named', () => {
    const { state, dealer } = opening();
    const discarded = after(state, firstDiscard(state, dealer));
    expect(discarded.deal.quest).toEqual([]);
    const top = discarded.questPack.slice(0, 5);
    expect(eventsOf(discarded, { type: 'trump', trump: 'NT' })).toEqual([
      { type: 'trumpNamed', seat: dealer, trump: 'NT' },
      { type: 'questTurned', quest: top },
    ]);
    const turned = after(discarded, { type: 'trump', trump: 'NT' });
    expect(turned.deal.quest).toEqual(top);
    expect(turned.questPack).toEqual(discarded.questPack.slice(5));
  });

  it('CW3.4: Quest cards do not come back: ten deals use the whole Quest Pack, and all Quests stay open', () => {
    const options = { ...DEFAULTS, finalDeal: 'none' as const };
    const { end } = playRandomly(chinkway, { ...SETUP, options }, randomFrom(2));
    const quests = chinkway.hide(end, 'spectator').records.map((record) => record.quest);
    expect(quests).toHaveLength(10);
    expect(quests.flat().toSorted()).toEqual(QUEST_PACK.toSorted());
  });
});

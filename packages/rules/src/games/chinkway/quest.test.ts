import { describe, expect, it } from 'vitest';
import { evolveAll } from '../../kernel/game.ts';
import { allSeats } from '../../kernel/seat.ts';
import { SEATS } from './cards.ts';
import { chinkway } from './index.ts';
import { nextFilled, openDemands, rack, takeableCards } from './quest.ts';
import { POINTS } from './score.ts';
import { settled } from './settle.ts';
import { after, cards, playTricks, stage, type StagedDeal } from './notation.ts';
import type { ChinkwayState, Deal } from './state.ts';

/** One Spade, two Hearts, two Pictures. */
const QUEST = '7S 9H 3H JC KH';

/** Deal 1, dealt by seat 4: seats 0 and 1 are partners, as are seats 2 and 3. */
const SPADES_LED: StagedDeal = {
  dealer: 4,
  hands: [
    '2AKQ.234..234', 'J3.567.2345.5', 'T64.8.678.678', '5.9TJQK.9T.9T', '987.A.AKQJ.AK',
  ],
  discards: 'QC JC',
  trump: 'NT',
  quest: QUEST,
};

/** Returns the deal just before its winner chooses, with these cards already taken by the dealer and by each pair. */
function won(trick: string, winner: number, taken: readonly string[]): Deal {
  const plays = cards(trick).map((card, seat) => ({ seat, card }));
  return { ...stage(SPADES_LED).deal, lastTrick: { plays, winner, taken: null }, taken: taken.map(cards) };
}

/** Returns the state in which seat 0 has led the ace of spades, won the trick, and is to choose. */
function choosing(): ChinkwayState {
  return playTricks(stage(SPADES_LED), ['AS 3S 4S 5S 7S > 0']).state;
}

describe('taking a card for the Quest', () => {
  it('CW4.4: example 1: a spade, a heart and a picture fill three of five demands, and each partner scores 6', () => {
    const filled = cards('4S TH QD');
    expect(rack(cards(QUEST), filled)).toEqual(['4S', 'TH', null, 'QD', null]);
    expect(openDemands({ ...won('2S', 0, ['', '4S TH QD', '']) }, 1)).toEqual(['H', 'P']);
    expect(POINTS[filled.length]).toBe(6);
  });

  it('CW4.4: example 2: with the Spade filled, only JS of 2S JS AS 5S 9D can be taken', () => {
    expect(takeableCards(won('2S JS AS 5S 9D', 1, ['', '4S TH QD', '']))).toEqual(['JS']);
  });

  it('CW4.4: example 2: with the pictures filled too, no card can be taken', () => {
    expect(takeableCards(won('2S JS AS 5S 9D', 1, ['', '4S QD KC', '']))).toEqual([]);
  });

  it('CW4.4: the winner has no choice where no card fits, and leads next', () => {
    const { state, events } = playTricks(stage({ ...SPADES_LED, quest: '7D 9D 3D AD 2D' }), ['AS 3S 4S 5S 7S > 0']);
    expect(events.at(-1)).toEqual({ type: 'trickWon', seat: 0 });
    expect(state.phase).toEqual({ name: 'play', seat: 0 });
  });

  it('CW4.4: cards of one category are distinct choices, and declining is one more', () => {
    const state = choosing();
    expect(state.phase).toEqual({ name: 'extract', seat: 0, cards: cards('AS 3S 4S 5S 7S') });
    expect(chinkway.legalMoves(state, 0)).toEqual(
      [...cards('AS 3S 4S 5S 7S'), null].map((card) => ({ type: 'extract', card })),
    );
  });

  it('CW4.4: the card taken is face up before the winner’s side, and the winner leads', () => {
    const state = after(choosing(), { type: 'extract', card: '5S' });
    expect(state.deal.taken).toEqual([[], ['5S'], []]);
    expect(state.phase).toEqual({ name: 'play', seat: 0 });
    expect(chinkway.hide(state, 'spectator').deal.taken).toEqual([[], ['5S'], []]);
  });

  it('CW4.4: the winner takes only one card from a trick', () => {
    const state = after(choosing(), { type: 'extract', card: '5S' });
    expect(chinkway.check(state, 0, { type: 'extract', card: '3S' })?.rule).toBe('CW4.4');
  });

  it('CW4.4: declining leaves the demand open', () => {
    const state = after(choosing(), { type: 'extract', card: null });
    expect(state.deal.taken).toEqual([[], [], []]);
    expect(openDemands(state.deal, 1)).toEqual(['S', 'H', 'H', 'P', 'P']);
    expect(state.phase).toEqual({ name: 'play', seat: 0 });
  });

  it('CW4.4: each side fills the same Quest on its own', () => {
    const deal = won('2S 3S AS 5S 9D', 2, ['6S', '4S', '']);
    expect(openDemands(deal, 0)).toEqual(['H', 'H', 'P', 'P']);
    expect(openDemands(deal, 1)).toEqual(['H', 'H', 'P', 'P']);
    expect(takeableCards(deal)).toEqual(cards('2S 3S AS 5S'));
  });

  it('CW4.4: a card taken by one partner counts for the other', () => {
    expect(takeableCards(won('2S 3S AS 5S 9D', 1, ['', '4S', '']))).toEqual([]);
    expect(takeableCards(won('2S 3S AS 5S 9D', 0, ['', '4S', '']))).toEqual([]);
  });
});

/** Returns, by seat, the rule that forbids the seat to chat, or null if the seat may chat. */
function silenced(state: ChinkwayState): readonly (string | null)[] {
  return allSeats(SEATS).map((seat) => chinkway.silence(state, seat)?.rule ?? null);
}

describe('while the winner of a trick chooses', () => {
  it('CW4.5: only the winner makes the choice', () => {
    const state = choosing();
    expect(chinkway.actors(state)).toEqual([0]);
    expect(chinkway.legalMoves(state, 1)).toEqual([]);
    expect(chinkway.check(state, 1, { type: 'extract', card: '5S' })?.rule).toBe('CW4.5');
  });

  it('CW4.5: only the winner’s partner cannot chat', () => {
    const state = choosing();
    expect(silenced(state)).toEqual([null, 'CW4.5', null, null, null]);
  });

  it('CW4.5: all players can chat once the choice is made', () => {
    const state = after(choosing(), { type: 'extract', card: null });
    expect(silenced(state)).toEqual([null, null, null, null, null]);
  });
});

describe('the last trick', () => {
  const first = playTricks(stage(SPADES_LED), ['AS 3S 4S 5S 7S > 0 +AS']).state;

  it('CW4.6: all viewers see the last trick, with the card taken from it', () => {
    expect(chinkway.hide(first, 'spectator').deal.lastTrick).toEqual({
      plays: cards('AS 3S 4S 5S 7S').map((card, seat) => ({ seat, card })),
      winner: 0,
      taken: 'AS',
    });
  });

  it('CW4.6: the last trick stays until the next one is complete, and is then gone', () => {
    const four = cards('KS JS 6S 9H').reduce((state, card) => after(state, { type: 'play', card }), first);
    expect(four.deal.lastTrick).toEqual(first.deal.lastTrick);
    const five = after(four, { type: 'play', card: '8S' });
    expect(five.deal.lastTrick?.plays.map((play) => play.card)).toEqual(cards('KS JS 6S 9H 8S'));
    expect(JSON.stringify(five.deal)).not.toContain('3S');
  });

  it('CW4.6: the last trick of a deal stays until the next deal is dealt', () => {
    const played: ChinkwayState = { ...first, phase: { name: 'settle' } };
    const scored = chinkway.evolve(played, { type: 'dealScored', points: [1, 1, 0, 0, 0] });
    expect(scored.deal.lastTrick).toEqual(first.deal.lastTrick);
    expect(evolveAll(chinkway, scored, settled(scored)).deal.lastTrick).toBeNull();
  });
});

it('CW4.4: a card fills the first open demand among equal demands', () => {
  expect([nextFilled(cards(QUEST), [], 'H'), nextFilled(cards(QUEST), cards('2H'), 'H')]).toEqual([1, 2]);
  expect(nextFilled(cards(QUEST), cards('2H 4H'), 'H')).toBe(-1);
});

import { expect, it } from 'vitest';
import type { FrenchCard } from '../../kernel/cards.ts';
import { evolveAll } from '../../kernel/game.ts';
import { playRandomly, randomFrom } from '../../kernel/laws/index.ts';
import { parseOptions } from '../../kernel/options.ts';
import type { Seat } from '../../kernel/seat.ts';
import { shuffled } from '../../kernel/shuffle.ts';
import { PACK } from './cards.ts';
import { writtenPayment } from '../../shared/testing/notation.ts';
import { chapanka } from './index.ts';
import { paidIn } from './notation.ts';
import { type ChapankaOptions, chapankaOptions } from './options.ts';
import { dealerOf, orderOfPlay } from './seating.ts';
import type { ChapankaState } from './state.ts';

const SEEDS = ['1', '2', '3', '4', '5', '6', '7', '8'].map((digit) => digit.repeat(64));

function begin(seed: string, kinalPot: ChapankaOptions['kinalPot'] = 'on') {
  return chapanka.begin({ seats: 4, owner: null, options: { deals: 8, kinalPot, trickMemory: 'last' }, seed });
}

function started(seed: string, kinalPot?: ChapankaOptions['kinalPot']): ChapankaState {
  const { state, events } = begin(seed, kinalPot);
  return evolveAll(chapanka, state, events);
}

/** Returns the state after each non-dealer, in turn, has exchanged the card or, with null, declined. */
function exchanged(state: ChapankaState, ...cards: readonly (FrenchCard | null)[]): ChapankaState {
  return cards.reduce((now, card) => {
    const [seat = 0] = chapanka.actors(now);
    return evolveAll(chapanka, now, chapanka.decide(now, seat, { type: 'exchange', card }));
  }, state);
}

/** Returns the options for a host's choices, or null if the choices are refused. */
function chosen(input: unknown): ChapankaOptions | null {
  return parseOptions(chapankaOptions, input);
}

/** Returns a card of a seat's hand other than the Kinal. */
function cardOf({ deal }: ChapankaState, seat: Seat): FrenchCard {
  return PACK.find((card) => card !== 'JH' && deal.hands[seat]?.includes(card) === true) ?? 'JH';
}

it('CP2.1: cards are turned from seat 3 to the right until the first dealer gets J♥', () => {
  const dealers = new Set<Seat>();
  for (const seed of SEEDS) {
    const [drawn, dealt] = begin(seed).events;
    if (drawn?.type !== 'dealerDrawn' || dealt?.type !== 'dealt') throw new Error('the game opens otherwise');
    expect(drawn.cards.indexOf('JH')).toBe(drawn.cards.length - 1);
    expect(drawn.cards).toEqual(shuffled(PACK, seed, 0).slice(0, drawn.cards.length));
    const turns: readonly Seat[] = drawn.cards.map((_, turn) => [3, 2, 1, 0][turn % 4] ?? 0);
    expect(drawn.seat).toBe(turns.at(-1));
    expect(dealt.dealer).toBe(drawn.seat);
    dealers.add(drawn.seat);
  }
  expect(dealers.size).toBeGreaterThan(1);
});

it('CP2.1: the turned cards stay visible until play of the first deal starts', () => {
  const state = started(SEEDS[0] ?? '');
  expect(state.draw.at(-1)).toBe('JH');
  expect(chapanka.hide(state, 'spectator').draw).toEqual(state.draw);
  const asked = exchanged(state, null, null, null);
  const card = cardOf(asked, asked.deal.dealer);
  const played = evolveAll(chapanka, asked, chapanka.decide(asked, asked.deal.dealer, { type: 'setAside', card }));
  expect(played.draw).toEqual([]);
});

it('CP2.1: the deal and the turn pass to the right', () => {
  expect([1, 2, 3, 4, 5].map((number) => dealerOf(2, number))).toEqual([2, 1, 0, 3, 2]);
  expect(orderOfPlay(2)).toEqual([1, 0, 3, 2]);
  const { steps } = playRandomly(
    chapanka,
    { seats: 4, owner: null, options: { deals: 4, kinalPot: 'on', trickMemory: 'last' }, seed: SEEDS[0] ?? '' },
    randomFrom(1),
  );
  const events = steps.flatMap((step) => step.events);
  const dealers = events.flatMap((event) => (event.type === 'dealt' ? event.dealer : []));
  expect(dealers).toEqual([0, 1, 2, 3].map((deal) => ((dealers[0] ?? 0) + 4 - deal) % 4));
});

it('CP2.2: in every deal the dealer antes 3 to the pot and the others 2', () => {
  const { steps } = playRandomly(
    chapanka,
    { seats: 4, owner: null, options: { deals: 4, kinalPot: 'off', trickMemory: 'last' }, seed: SEEDS[1] ?? '' },
    randomFrom(1),
  );
  const events = steps.flatMap((step) => step.events);
  const deals = events.flatMap((event) => (event.type === 'dealt' ? event.dealer : []));
  const antes = paidIn(events).filter(({ reason }) => reason === 'ante').map(writtenPayment);
  expect(deals).toHaveLength(4);
  expect(antes).toEqual(
    deals.flatMap((dealer) => orderOfPlay(dealer).map((seat) => `${seat}>pot ${seat === dealer ? 3 : 2} CP2.2`)),
  );
});

it('CP2.3: each player gets eleven cards, the dealer twelve, and three form the talon', () => {
  const { deal, pot } = started(SEEDS[2] ?? '');
  const [right = 0, opposite = 0, left = 0] = orderOfPlay(deal.dealer);
  const pack = shuffled(PACK, SEEDS[2] ?? '', 1);
  expect(deal.hands[right]).toEqual(pack.slice(0, 11));
  expect(deal.hands[deal.dealer]).toEqual(pack.slice(33, 45));
  expect([right, opposite, left, deal.dealer].map((seat) => deal.hands[seat]?.length)).toEqual([11, 11, 11, 12]);
  expect([right, opposite, left].map((seat) => deal.talon[seat])).toEqual(pack.slice(45));
  expect(deal.talon[deal.dealer]).toBeNull();
  expect(new Set([...deal.hands, deal.talon].flat()).size).toBe(48 + 1);
  expect(pot).toBe(9);
});

it('CP2.4: each non-dealer is asked in turn from the dealer’s right, then the dealer', () => {
  const state = started(SEEDS[3] ?? '');
  const order = orderOfPlay(state.deal.dealer);
  const asked = [0, 1, 2, 3].map((turns) => exchanged(state, ...[null, null, null].slice(0, turns)));
  expect(asked.map((now) => now.phase)).toEqual(
    order.map((seat, turn) => ({ name: turn < 3 ? 'exchange' : 'setAside', seat })),
  );
});

it('CP2.4: an exchange sets one card aside and takes the player’s own talon card, unseen before', () => {
  const state = started(SEEDS[4] ?? '');
  const [seat = 0] = orderOfPlay(state.deal.dealer);
  const card = cardOf(state, seat);
  const { deal } = exchanged(state, card);
  const hand = state.deal.hands[seat] ?? [];
  expect(deal.hands[seat]).toEqual([...hand.filter((held) => held !== card), state.deal.talon[seat]]);
  expect(deal.setAside[seat]).toEqual({ card, from: 'hand' });
  expect(deal.talon[seat]).toBeNull();
  expect(chapanka.hide(state, seat).deal.talon[seat]).toBe('??');
});

it('CP2.4: a declined talon card is set aside, and its owner does not see it', () => {
  const state = started(SEEDS[4] ?? '');
  const [seat = 0] = orderOfPlay(state.deal.dealer);
  const next = exchanged(state, null);
  expect(next.deal.hands[seat]).toEqual(state.deal.hands[seat]);
  expect(next.deal.setAside[seat]).toEqual({ card: state.deal.talon[seat], from: 'talon' });
  expect(chapanka.hide(next, seat).deal.setAside[seat]).toEqual({ card: '??', from: 'talon' });
});

it('CP2.4: after the dealer’s set-aside every player has eleven cards, and four cards are set aside', () => {
  const asked = exchanged(started(SEEDS[5] ?? ''), null, null, null);
  const { dealer } = asked.deal;
  const [move] = chapanka.legalMoves(asked, dealer);
  if (move === undefined) throw new Error('the dealer has nothing to set aside');
  const { deal, phase } = evolveAll(chapanka, asked, chapanka.decide(asked, dealer, move));
  expect(deal.hands.map((hand) => hand.length)).toEqual([11, 11, 11, 11]);
  expect(deal.setAside.filter((aside) => aside !== null)).toHaveLength(4);
  expect(phase).toEqual({ name: 'play', seat: orderOfPlay(dealer)[0] });
});

it('CP2.4: the Kinal can be set aside only without kinalPot', () => {
  for (const kinalPot of ['on', 'off'] as const) {
    for (const seed of SEEDS) {
      let state = started(seed, kinalPot);
      for (const seat of orderOfPlay(state.deal.dealer)) {
        const offered = chapanka.legalMoves(state, seat).some((move) => move.card === 'JH');
        expect(offered).toBe(kinalPot === 'off' && state.deal.hands[seat]?.includes('JH') === true);
        if (seat !== state.deal.dealer) state = exchanged(state, null);
      }
    }
  }
});

it('CP2.5: the default is eight deals, and the host can choose any multiple of four from 4 to 32', () => {
  expect(chosen({})).toEqual({ deals: 8, kinalPot: 'on', trickMemory: 'last' });
  for (const deals of [4, 8, 12, 16, 20, 24, 28, 32]) {
    expect(chosen({ deals })).toEqual({ deals, kinalPot: 'on', trickMemory: 'last' });
  }
  for (const deals of [0, 6, 36, '8', null]) expect(chosen({ deals })).toBeNull();
  expect(chosen({ deals: 8, decks: 2 })).toBeNull();
});

it('CP2.5: a game has as many deals as the host chose', () => {
  for (const deals of [4, 12] as const) {
    const setup = { seats: 4, owner: null, options: { deals, kinalPot: 'on', trickMemory: 'last' }, seed: SEEDS[6] ?? '' } as const;
    const { end } = playRandomly(chapanka, setup, randomFrom(2));
    expect(end.records).toHaveLength(deals);
    expect(end.phase).toEqual({ name: 'over' });
  }
});

it('CP6.7: the option kinalPot is on unless the host turns it off', () => {
  expect([{}, { kinalPot: 'off', trickMemory: 'last' }].map((input) => chosen(input)?.kinalPot)).toEqual(['on', 'off']);
  expect(chosen({ kinalPot: 'yes' })).toBeNull();
});

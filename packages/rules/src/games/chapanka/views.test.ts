import { expect, it } from 'vitest';
import { evolveAll, hideEvents } from '../../kernel/game.ts';
import { allSeats, type Viewer } from '../../kernel/seat.ts';
import { chapanka } from './index.ts';
import { after, news, playOut, stateFrom } from './notation.ts';
import type { ChapankaState } from './state.ts';
import { BROKEN_PANCEROLA, LOST_AT_THE_TENTH } from './testing/written-deals.ts';

const VIEWERS: readonly Viewer[] = [...allSeats(4), 'spectator'];

/** Seat 1 deals; seats 0 and 1 chose a card to set aside, and seats 3 and 2 declined. One trick has been played. */
const PLAYED = after(
  stateFrom({ dealer: 1, hands: ['9S 9C', '5S 5C', '4S 4C', '2S 2C'] }),
  '0: 9S 2S 4S 5S',
);
const STATE: ChapankaState = {
  ...PLAYED,
  deal: {
    ...PLAYED.deal,
    setAside: [
      { card: 'KD', from: 'hand' },
      { card: 'QD', from: 'hand' },
      { card: '3D', from: 'talon' },
      { card: '4D', from: 'talon' },
    ],
  },
};

/** Returns the cards that a viewer sees set aside before the deal is scored. */
function asideSeenBy(viewer: Viewer): readonly unknown[] {
  return chapanka.hide(STATE, viewer).deal.setAside.map((aside) => aside?.card);
}

it('CP2.4: only the player who chose a card to set aside sees it', () => {
  expect(VIEWERS.map(asideSeenBy)).toEqual([
    ['KD', '??', '??', '??'],
    ['??', 'QD', '??', '??'],
    ['??', '??', '??', '??'],
    ['??', '??', '??', '??'],
    ['??', '??', '??', '??'],
  ]);
});

it('CP2.4: all viewers see who exchanged, but not which cards', () => {
  for (const viewer of VIEWERS) {
    const { setAside } = chapanka.hide(STATE, viewer).deal;
    expect(setAside.map((aside) => aside?.from)).toEqual(['hand', 'hand', 'talon', 'talon']);
  }
  const event = { type: 'exchanged', seat: 3, card: 'KD', drawn: '2C' } as const;
  expect(chapanka.hideEvent(event, 3, STATE)).toEqual(event);
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    expect(chapanka.hideEvent(event, viewer, STATE)).toEqual({ ...event, card: '??', drawn: '??' });
  }
});

it('CP3.1: all viewers see the last trick, and nobody sees an older trick', () => {
  for (const viewer of VIEWERS) {
    expect(chapanka.hide(STATE, viewer).deal.lastTrick?.plays).toHaveLength(4);
  }
  const next = chapanka.hide(after(STATE, '0: 9C 2C 4C 5C'), 'spectator');
  expect(JSON.stringify(next)).not.toContain('9S');
});

it('CP6.1: all viewers see the payments until the next trick is won or the deal is scored', () => {
  const paying = after(stateFrom({ hands: ['9S 9C', 'KS 5C', 'AD 4C', '2S 2C'] }), '3: 2S AD KS 9S');
  const thrown = { from: 1, to: 2, amount: 2, reason: 'ace-discarded', rule: 'CP6.5', card: 'AD', doubled: [] };
  for (const viewer of VIEWERS) expect(chapanka.hide(paying, viewer).deal.paid).toEqual([thrown]);
  expect(after(paying, '1: 5C 9C 2C 4C').deal.paid).toEqual([]);

  const last: ChapankaState = { ...STATE, deal: { ...STATE.deal, tricks: [4, 3, 2, 1] } };
  const happened = news(last, '0: 9C 2C 4C 5C');
  const scored = happened.findIndex((event) => event.type === 'dealScored');
  expect(evolveAll(chapanka, last, happened.slice(0, scored)).deal.paid).toMatchObject([{ rule: 'CP4.2' }]);
  expect(evolveAll(chapanka, last, happened.slice(0, scored + 1)).deal.paid).toEqual([]);
});

it('CP4.1: all viewers see the cards set aside when the deal is scored', () => {
  const last: ChapankaState = { ...STATE, deal: { ...STATE.deal, tricks: [4, 3, 2, 1] } };
  const happened = news(last, '0: 9C 2C 4C 5C');
  for (const viewer of VIEWERS) {
    const revealed = hideEvents(chapanka, happened, viewer, last).find((event) => event.type === 'revealed');
    expect(revealed).toEqual({ type: 'revealed', cards: ['KD', 'QD', '3D', '4D'], pancerola: null });
  }
});

it.each([['a broken Pancerola', BROKEN_PANCEROLA], ['a Chapanka lost', LOST_AT_THE_TENTH]])(
  'CP7.5: folding the visible events reproduces each viewer’s view at every step of %s',
  (_, text) => {
    const { dealt, events } = playOut(text);
    for (const viewer of VIEWERS) {
      let state = dealt;
      let view: ChapankaState = chapanka.hide(dealt, viewer);
      for (const event of events) {
        view = chapanka.evolve(view, chapanka.hideEvent(event, viewer, state));
        state = chapanka.evolve(state, event);
        expect(view).toEqual(chapanka.hide(state, viewer));
      }
    }
  },
);

it('CP2.3: only its owner sees a hand, and nobody sees the talon', () => {
  const { state, events } = chapanka.begin({
    seats: 4,
    owner: null,
    options: { deals: 8, kinalPot: 'on', trickMemory: 'last' },
    seed: '4'.repeat(64),
  });
  for (const viewer of VIEWERS) {
    const dealt = hideEvents(chapanka, events, viewer, state).find((event) => event.type === 'dealt');
    if (dealt?.type !== 'dealt') throw new Error('nothing is dealt');
    const open = dealt.hands.map((hand) => !hand.includes('??'));
    expect(open).toEqual(allSeats(4).map((seat) => seat === viewer));
    expect(dealt.talon.filter((card) => card !== null)).toEqual(['??', '??', '??']);
  }
});

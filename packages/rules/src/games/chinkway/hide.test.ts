import { describe, expect, it } from 'vitest';
import { evolveAll } from '../../kernel/game.ts';
import { playRandomly } from '../../kernel/laws/random-play.ts';
import { randomFrom } from '../../kernel/laws/random.ts';
import { allViewers } from '../../kernel/laws/moments.ts';
import { SEATS } from './cards.ts';
import { chinkway } from './index.ts';
import { DEFAULTS, playTricks, SEED, stage, type StagedDeal } from './notation.ts';

const STAGED: StagedDeal = {
  dealer: 4,
  hands: ['2AKQ.234..234', 'J3.567.2345.5', 'T64.8.678.678', '5.9TJQK.9T.9T', '987.A.AKQJ.AK'],
  discards: 'QC JC',
  trump: 'NT',
  quest: '7S 9H 3H JC KH',
};
const SETUP = { seats: SEATS, owner: null, options: DEFAULTS, seed: SEED };

function backs(count: number): readonly string[] {
  return Array.from({ length: count }, () => '??');
}

const { state } = playTricks(stage(STAGED), ['AS 3S 4S 5S 7S > 0 +AS']);

describe('who sees what', () => {
  it('CW3.1: only its owner sees a hand; other viewers see the number of cards', () => {
    const view = chinkway.hide(state, 2);
    expect(view.deal.hands[2]).toEqual(state.deal.hands[2]);
    for (const seat of [0, 1, 3, 4]) expect(view.deal.hands[seat]).toEqual(backs(9));
  });

  it('CW3.1: a partner’s hand is hidden too, and a spectator sees no hand', () => {
    expect(chinkway.hide(state, 0).deal.hands[1]).not.toContain('JS');
    expect(new Set(chinkway.hide(state, 'spectator').deal.hands.flat())).toEqual(new Set(['??']));
  });

  it('CW3.2: only the dealer of a deal sees its discards', () => {
    expect(chinkway.hide(state, 4).discards).toEqual([['QC', 'JC']]);
    for (const viewer of [0, 1, 2, 3, 'spectator' as const]) {
      expect(chinkway.hide(state, viewer).discards).toEqual([backs(2)]);
    }
  });

  it('CW3.2: the player who dealt sees the discards of that deal until the end of the game', () => {
    const { end, steps } = playRandomly(chinkway, SETUP, randomFrom(3));
    const last = steps.at(-2)?.after;
    if (last === undefined) throw new Error('no game was played');
    const dealers = [...last.records, last.deal].map((deal) => deal.positions[0]);
    for (const viewer of [0, 1, 2, 3, 4]) {
      expect(chinkway.hide(last, viewer).discards).toEqual(
        last.discards.map((cards, at) => (dealers[at] === viewer ? cards : backs(2))),
      );
    }
    expect(chinkway.hide(end, 'spectator').discards).toEqual(end.discards);
  });

  it('CW3.4: nobody sees the order of the Quest Pack or the seed', () => {
    for (const viewer of allViewers(SEATS)) {
      expect(chinkway.hide(state, viewer).questPack).toEqual(backs(45));
      expect(chinkway.hide(state, viewer).seed).toBe('');
    }
  });

  it('CW3.4: all viewers see trumps, Quest, tricks, cards taken, partners, turn and scores', () => {
    const { deal, phase, records } = chinkway.hide(state, 'spectator');
    expect({ ...deal, hands: [] }).toEqual({ ...state.deal, hands: [] });
    expect(phase).toEqual(state.phase);
    expect(records).toEqual(state.records);
  });

  it('CW4.6: all viewers see everything left after the game, but never the seed', () => {
    const options = { ...DEFAULTS, length: 'short' as const };
    const { end } = playRandomly(chinkway, { ...SETUP, options }, randomFrom(4));
    expect(end.questPack).toHaveLength(25);
    expect(chinkway.hide(end, 'spectator')).toEqual({ ...end, seed: '' });
  });

  it('CW3.1: the events of a deal show its cards only to their owners', () => {
    const opening = chinkway.begin(SETUP);
    const shuffle = opening.events.find((event) => event.type === 'questShuffled');
    const deal = opening.events.find((event) => event.type === 'dealt');
    if (shuffle === undefined || deal === undefined) throw new Error('nothing was dealt');
    const dealt = evolveAll(chinkway, opening.state, opening.events);
    for (const viewer of allViewers(SEATS)) {
      const { hands } = chinkway.hide(dealt, viewer).deal;
      expect(chinkway.hideEvent(shuffle, viewer, opening.state)).toEqual({ ...shuffle, pack: backs(50) });
      expect(chinkway.hideEvent(deal, viewer, opening.state)).toEqual({ ...deal, hands });
    }
  });

  it('CW3.2: the discard event shows its cards only to the dealer', () => {
    const event = { type: 'discarded' as const, seat: 4, cards: ['QC' as const, 'JC' as const] };
    expect(chinkway.hideEvent(event, 4, state)).toEqual(event);
    expect(chinkway.hideEvent(event, 3, state)).toEqual({ ...event, cards: backs(2) });
  });
});

import { describe, expect, it } from 'vitest';
import { evolveAll } from '../../kernel/game.ts';
import type { Viewer } from '../../kernel/seat.ts';
import { isPancerola } from './cards.ts';
import { chapanka } from './index.ts';
import { after, cards, news, payments, stateFrom, type StateSpec } from './notation.ts';
import { pancerolaStanding } from './pancerola.ts';
import { partyNow } from './party.ts';
import type { ChapankaState } from './state.ts';
import { mannerOf, mayRenounce, renounces } from './trick.ts';

/** Returns a position in which seat 3 holds a Pancerola with a spade to follow, and seat 0 leads. */
function held(more: Partial<StateSpec> = {}): ChapankaState {
  return stateFrom({
    dealer: 1,
    hands: ['9S 9C 9D', '5S 5C 5D', '4S 4C 4D', 'AH AC AD JH 2S KC'],
    ...more,
  });
}

/** Returns what some viewers see of the Pancerola. */
function seenBy(state: ChapankaState, viewers: readonly Viewer[]): readonly ChapankaState['deal']['pancerola'][] {
  return viewers.map((viewer) => chapanka.hide(state, viewer).deal.pancerola);
}

const EXERCISED = { holder: 3, exercised: true, broken: false };

describe('CP7.1: definition of a Pancerola', () => {
  it('CP7.1: four aces, or three aces and the Kinal, are a Pancerola', () => {
    expect(isPancerola(cards('AS AH AD AC 2S'))).toBe(true);
    expect(isPancerola(cards('AS AH AC JH 2S'))).toBe(true);
    expect(isPancerola(cards('AS AH AD AC JH'))).toBe(true);
    expect(isPancerola(cards('AS AH AC JD 2S'))).toBe(false);
    expect(isPancerola(cards('AS AH JH KH 2S'))).toBe(false);
    expect(isPancerola(['AS', 'AH', 'AD', '??'])).toBe(false);
  });

  it('CP7.1: a Pancerola counts only once all cards are set aside, the dealer’s last', () => {
    const state = held();
    const dealt: ChapankaState = {
      ...state,
      deal: { ...state.deal, hands: ['9S', 'AS AH AD JH 2S', '9C', '9D'].map(cards), pancerola: null },
      phase: { name: 'setAside', seat: 1 },
    };
    const [whole, broken] = (['2S', 'AS'] as const).map((card) =>
      evolveAll(chapanka, dealt, chapanka.decide(dealt, 1, { type: 'setAside', card })),
    );
    expect(whole?.deal.pancerola).toEqual({ holder: 1, exercised: false, broken: false });
    expect(broken?.deal.pancerola).toBeNull();
  });

  it('CP7.1: only the holder can play any card in the first nine tricks', () => {
    for (const played of [0, 8]) {
      const led = after(held({ tricks: [played, 0, 0, 0] }), '0: 9S');
      expect(chapanka.legalMoves(led, 3).map((move) => move.card)).toEqual(led.deal.hands[3]);
      expect([0, 1, 2, 3].map((seat) => mayRenounce(led.deal, seat))).toEqual([false, false, false, true]);
    }
  });
});

describe('CP7.2: exercising a Pancerola', () => {
  it('CP7.2: the first card off suit, while able to follow, exercises the right', () => {
    const led = after(held(), '0: 9S');
    expect(renounces(led.deal, 3, 'KC')).toBe(true);
    expect(after(led, '3: KC').deal.pancerola).toEqual(EXERCISED);
  });

  it('CP7.2: following, leading, and a card off suit when unable to follow do not exercise the right', () => {
    const unexercised = { holder: 3, exercised: false, broken: false };
    expect(after(held(), '0: 9S 2S').deal.pancerola).toEqual(unexercised);
    expect(after(held({ leader: 3 }), '3: AD').deal.pancerola).toEqual(unexercised);
    const unable = held({ hands: ['9S', '5S', '4S', 'AH AC AD JH KC'] });
    expect(renounces(after(unable, '0: 9S').deal, 3, 'KC')).toBe(false);
    expect(after(unable, '0: 9S KC').deal.pancerola).toEqual(unexercised);
  });

  it('CP7.2: the holder can renounce again up to the ninth trick, even after taking a trick', () => {
    const broken = held({ tricks: [6, 1, 0, 1], pancerola: { ...EXERCISED, broken: true } });
    expect(chapanka.legalMoves(after(broken, '0: 9S'), 3)).toHaveLength(6);
  });

  it('CP7.2: in the last two tricks everyone follows suit', () => {
    for (const tricks of [[7, 1, 1, 0], [7, 1, 1, 1]]) {
      for (const pancerola of [EXERCISED, { holder: 3, exercised: false, broken: false }]) {
        const led = after(held({ tricks, pancerola }), '0: 9S');
        expect(chapanka.legalMoves(led, 3).map((move) => move.card)).toEqual(['2S']);
      }
    }
  });
});

describe('CP7.3: breaking a Pancerola', () => {
  it('CP7.3: any later trick the holder takes breaks the Pancerola, early or late', () => {
    for (const tricks of [[1, 0, 0, 0], [9, 0, 1, 0]]) {
      const state = held({ tricks, hands: ['9S', '5S', '4S', 'AS'], pancerola: EXERCISED });
      const { deal } = evolveAll(chapanka, state, news(state, '0: 9S AS 4S 5S').slice(0, 5));
      expect(deal.pancerola).toEqual({ ...EXERCISED, broken: true });
    }
  });

  it('CP7.3: a trick taken before the first renounce does not break the Pancerola', () => {
    const state = held({ leader: 3 });
    const taken = after(state, '3: KC 4C 5C 9C');
    expect(taken.deal.pancerola).toEqual({ holder: 3, exercised: false, broken: false });
    expect(after(taken, '3: JH 4S 5S 9S', '3: 2S 4D 5D 9D').deal.pancerola?.broken).toBe(false);
  });

  it('CP7.3: the holder pays the whole party in place of the player with most points', () => {
    const { deal } = held({ points: [20, 9, 6, 5] });
    expect(partyNow({ ...deal, pancerola: EXERCISED })).toMatchObject({ payer: 0, payee: 3 });
    expect(partyNow({ ...deal, pancerola: { ...EXERCISED, broken: true } })).toMatchObject({ payer: 3, payee: 2 });
  });

  it('CP7.3: the holder cannot win the party, even if all others are tied', () => {
    const { deal } = held({ points: [10, 10, 10, 4] });
    expect(partyNow({ ...deal, pancerola: { ...EXERCISED, broken: true } })).toMatchObject({ payer: 3, payee: 0 });
  });

  it('CP7.3: the holder owes nothing where no party is paid', () => {
    const bound = { seat: 0, outcome: 'tenth' as const };
    const { deal } = held({ chapanka: bound, pancerola: { ...EXERCISED, broken: true } });
    expect(partyNow(deal)).toEqual({ payer: null, rule: 'CP4.3' });
  });
});

describe('CP7.4: an unexercised Pancerola', () => {
  it('CP7.4: the holder can take tricks without penalty, and can make a Chapanka', () => {
    const state = held({ leader: 3, tricks: [0, 0, 0, 8], hands: ['9S', '5S', '4S', 'AS AH AD AC'] });
    const { deal } = after(state, '3: AS 4S 5S 9S');
    expect(deal.pancerola).toEqual({ holder: 3, exercised: false, broken: false });
    expect(deal.chapanka).toEqual({ seat: 3, outcome: 'bound' });
  });
});

describe('CP7.5: visibility of a Pancerola', () => {
  it('CP7.5: only the holder sees holding and exercising while the deal is played', () => {
    const exercised = after(held(), '0: 9S KC 4S 5S');
    expect(seenBy(exercised, [0, 1, 2, 'spectator'])).toEqual([null, null, null, null]);
    expect(seenBy(exercised, [3])).toEqual([EXERCISED]);
  });

  it('CP7.5: a browser that sees only its own hand tracks its own Pancerola by the same rule', () => {
    const led = after(held(), '0: 9S');
    const [event] = chapanka.decide(led, 3, { type: 'play', card: 'KC' });
    if (event === undefined) throw new Error('nothing happens');
    expect(chapanka.evolve(chapanka.hide(led, 3), event).deal.pancerola).toEqual(EXERCISED);
    expect(chapanka.evolve(chapanka.hide(led, 1), event).deal.pancerola).toBeNull();
  });

  it('CP7.5: all viewers see holding and exercising when the deal is scored, before the party is paid', () => {
    const state = held({ tricks: [7, 1, 1, 1], hands: ['9S', '5S', '4S', '2S'], pancerola: EXERCISED });
    const events = news(state, '0: 9S 2S 4S 5S');
    const types = events.map((event) => event.type);
    expect(events[types.indexOf('revealed')]).toMatchObject({ pancerola: EXERCISED });
    expect(types.indexOf('revealed')).toBeLessThan(types.indexOf('paid'));
    expect(payments(events)).toHaveLength(1);
    const end = evolveAll(chapanka, state, events);
    expect(chapanka.hide(end, 'spectator').records.at(-1)?.pancerola).toEqual(EXERCISED);
  });
});

describe('CP7.2, CP7.3: status of a Pancerola for its holder', () => {
  const standing = (more: Partial<StateSpec>) => {
    const { is, rule, mayRenounce } = pancerolaStanding(held(more).deal) ?? {};
    return `${is} ${rule} ${mayRenounce === true ? 'may' : 'may not'}`;
  };
  const unused = { holder: 3, exercised: false, broken: false };
  const late = [3, 3, 3, 0];

  it('CP7.2: the status is held, and past after nine tricks', () => {
    expect(standing({ pancerola: unused })).toBe('held CP7.2 may');
    expect(standing({ pancerola: unused, tricks: late })).toBe('past CP7.2 may not');
    expect(pancerolaStanding(chapanka.hide(held({ pancerola: unused }), 1).deal)).toBeNull();
  });

  it('CP7.3: the status is bound once exercised, and broken after a later trick is taken', () => {
    expect(standing({ pancerola: EXERCISED })).toBe('bound CP7.3 may');
    expect(standing({ pancerola: EXERCISED, tricks: late })).toBe('bound CP7.3 may not');
    expect(standing({ pancerola: { ...EXERCISED, broken: true } })).toBe('broken CP7.3 may');
  });

  it('CP3.1, CP7.2: the manner of a play is lead, follow, throw or renounce', () => {
    const state = held({ leader: 0, pancerola: unused });
    expect(mannerOf(state.deal, 0, '9S')).toBe('lead');
    const led = after(state, '0: 9C');
    expect(mannerOf(led.deal, 3, 'KC')).toBe('follow');
    expect(mannerOf(led.deal, 3, '2S')).toBe('renounce');
    expect(mannerOf(after(state, '0: 9D').deal, 3, 'AH')).toBe('renounce');
    expect(mannerOf({ ...led.deal, hands: [[], [], [], ['2S']] }, 3, '2S')).toBe('throw');
  });
});

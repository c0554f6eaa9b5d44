import { describe, expect, it } from 'vitest';
import type { ChapankaEvent } from './events.ts';
import { after, news, paidIn, payments, stateFrom } from './notation.ts';
import { cardOutlook } from './outlook.ts';
import { baseOf, type Payment } from './payments.ts';
import { kinalFall } from './penalties.ts';

/** The options of one trick led by seat 0: the last trick of its deal or an early one, and the Kinal's effect on the pot. */
interface TrickToPay {
  readonly last?: boolean;
  readonly kinalPot?: 'on' | 'off';
}

/** Returns the events of a trick in which everybody plays their only card. */
function newsOf(line: string, { last = false, kinalPot = 'off' }: TrickToPay = {}): readonly ChapankaEvent[] {
  const [lead = '', right = '', opposite = '', left = ''] = line.slice('0: '.length).split(' ');
  const tricks = last ? [4, 3, 2, 1] : [1, 0, 0, 0];
  return news(stateFrom({ leader: 0, hands: [lead, left, opposite, right], tricks, kinalPot }), line);
}

/** Returns the payments for a trick, without the party. */
function paidFor(line: string, trick: TrickToPay = {}): readonly string[] {
  return payments(newsOf(line, trick)).filter((text) => !/CP4\.[12]$/.test(text));
}

/** Returns the doublings of each payment for an ace or the Kinal, as in the log. */
function doublings(events: readonly ChapankaEvent[]): readonly Payment['doubled'][] {
  return paidIn(events).flatMap(({ card, doubled }) => (card === null ? [] : [doubled]));
}

describe('CP6.1: the order at a trick’s end', () => {
  it('CP6.1: the order is penalty payments, Kinal and pot, Chapanka, party, leftover pot', () => {
    const state = stateFrom({
      dealer: 1,
      leader: 1,
      number: 4,
      hands: ['2D', '6D', '9D', 'JH'],
      tricks: [0, 10, 0, 0],
      chapanka: { seat: 1, outcome: 'bound' },
    });
    expect(payments(news({ ...state, pot: 10 }, '1: 6D 2D JH 9D'))).toEqual([
      '2>3 2 CP6.2',
      'pot>3 10 CP6.7',
      '1>2 32 CP5.3',
    ]);
    const hands = ['2S', 'AD', '4S', '9S'];
    const without = stateFrom({ dealer: 0, leader: 3, number: 4, hands, tricks: [4, 3, 2, 1] });
    expect(payments(news(without, '3: 9S 4S AD 2S'))).toEqual([
      '3>1 8 CP6.5',
      '3>2 4 CP4.2',
      'pot>3 3 CP8.1',
      'pot>2 2 CP8.1',
      'pot>1 2 CP8.1',
      'pot>0 2 CP8.1',
    ]);
  });

  it('CP6.1: a loss at the tenth trick is settled before the eleventh is led', () => {
    const state = stateFrom({
      dealer: 1,
      leader: 0,
      hands: ['2S 2D', '3S 3D', '4S 4D', '5S 5D'],
      tricks: [9, 0, 0, 0],
      chapanka: { seat: 0, outcome: 'bound' },
    });
    expect(payments(news(state, '0: 2S 5S 4S 3S'))).toEqual(['0>3 16 CP5.3', '0>pot 9 CP5.3']);
  });
});

describe('CP6.2: the Kinal discarded', () => {
  it('CP6.2: the taker of the trick pays the holder 1', () => {
    expect(paidFor('0: 9S 4S 5S JH')).toEqual(['0>1 1 CP6.2']);
    expect(paidFor('0: 9S JH KS 4S')).toEqual(['2>3 1 CP6.2']);
  });
});

describe('CP6.3: the Kinal forced', () => {
  it('CP6.3: the leader of the hearts receives 2 from the holder and 1 from each other player', () => {
    expect(paidFor('0: 9H 4H 5H JH')).toEqual(['3>0 1 CP6.3', '2>0 2 CP6.3', '1>0 2 CP6.3']);
  });

  it('CP6.3: the payment is due no matter who takes the trick and whether the holder had a choice', () => {
    expect(paidFor('0: 2H 4H AH JH')).toEqual(['3>0 1 CP6.3', '2>0 2 CP6.3', '1>0 2 CP6.3']);
    const hands = ['2H 2C', '3H 3C', '4H 4C', 'JH 5H'];
    const choice = stateFrom({ dealer: 1, leader: 0, hands, tricks: [1, 0, 0, 0] });
    expect(payments(news(choice, '0: 2H JH 4H 3H'))).toEqual([
      '3>0 2 CP6.3',
      '2>0 2 CP6.3',
      '1>0 1 CP6.3',
      '3>pot 9 CP6.7',
    ]);
  });

  it('CP6.3: an ace that follows suit earns nothing', () => {
    expect(paidFor('0: 2H 4H AH 5H')).toEqual([]);
  });
});

describe('CP6.4: the Kinal led', () => {
  it('CP6.4: a Kinal led by its holder brings no payment and leaves the pot alone, no matter who takes it', () => {
    expect(paidFor('0: JH 4H AH 5H', { kinalPot: 'on' })).toEqual([]);
    expect(paidFor('0: JH 4S 2S 5C', { kinalPot: 'on', last: true })).toEqual([]);
    expect(kinalFall([{ seat: 0, card: 'JH' }, { seat: 3, card: 'AH' }])).toBeNull();
  });
});

describe('CP6.5: an ace discarded', () => {
  it('CP6.5: the holder of the ace receives 1 from the taker, or 2 for A♦', () => {
    expect(paidFor('0: 9S AC 5S 4S')).toEqual(['0>3 1 CP6.5']);
    expect(paidFor('0: 9S AH 5S AD')).toEqual(['0>3 1 CP6.5', '0>1 2 CP6.5']);
  });

  it('CP6.5: an ace that is led and a discarded king, queen or jack earn nothing', () => {
    expect(paidFor('0: AS KC QD JC')).toEqual([]);
  });

  it('CP6.5: the aces and the Kinal discarded on one trick are each paid', () => {
    expect(paidFor('0: 9S AC AD JH')).toEqual(['0>3 1 CP6.5', '0>2 4 CP6.5', '0>1 1 CP6.2']);
  });
});

describe('CP6.6: doublings', () => {
  it('CP6.6: a payment doubles between opposites, doubles in the last trick, and quadruples with both', () => {
    expect(paidFor('0: 9S 4S AC 5S')).toEqual(['0>2 2 CP6.5']);
    expect(paidFor('0: 9S AC 4S 5S', { last: true })).toEqual(['0>3 2 CP6.5']);
    expect(paidFor('0: 9S 4S AC 5S', { last: true })).toEqual(['0>2 4 CP6.5']);
    expect(paidFor('0: 9S 4S AD 5S', { last: true })).toEqual(['0>2 8 CP6.5']);
    expect(paidFor('0: 9H 4H JH 5H', { last: true })).toEqual(['3>0 2 CP6.3', '2>0 8 CP6.3', '1>0 2 CP6.3']);
  });

  it('CP6.6: each payment records what doubled it', () => {
    expect(doublings(newsOf('0: 9S AD AC 5S'))).toEqual([[], ['opposite']]);
    const inTheLast = doublings(newsOf('0: 9S AD AC 5S', { last: true }));
    expect(inTheLast).toEqual([['last-trick'], ['opposite', 'last-trick']]);
  });
});

describe('CP6.7: the Kinal and the pot', () => {
  it('CP6.7: with kinalPot, a discarded Kinal takes the pot', () => {
    expect(paidFor('0: 9S 4S 5S JH', { kinalPot: 'on' })).toEqual(['0>1 1 CP6.2', 'pot>1 9 CP6.7']);
  });

  it('CP6.7: with kinalPot, a forced Kinal makes its holder double the pot', () => {
    expect(paidFor('0: 9H 4H 5H JH', { kinalPot: 'on' }).at(-1)).toBe('1>pot 9 CP6.7');
  });

  it('CP6.7: neither opposites nor the last trick double what the pot gives or takes', () => {
    expect(paidFor('0: 9S 4S JH 5S', { kinalPot: 'on', last: true })).toContain('pot>2 9 CP6.7');
    expect(paidFor('0: 9H 4H JH 5H', { kinalPot: 'on', last: true })).toContain('2>pot 9 CP6.7');
  });

  it('CP6.7: an empty pot pays nothing and costs nothing to double', () => {
    const discarded = stateFrom({ leader: 0, hands: ['9S', 'JH', '5S', '4S'] });
    expect(payments(news({ ...discarded, pot: 0 }, '0: 9S 4S 5S JH'))).toEqual(['0>1 1 CP6.2']);
    const forced = stateFrom({ leader: 0, hands: ['9H', 'JH', '5H', '4H'] });
    expect(payments(news({ ...forced, pot: 0 }, '0: 9H 4H 5H JH'))).toHaveLength(3);
  });

  it('CP6.7: without kinalPot the Kinal leaves the pot alone', () => {
    expect(paidFor('0: 9S 4S 5S JH', { kinalPot: 'off' })).toEqual(['0>1 1 CP6.2']);
    expect(paidFor('0: 9H 4H 5H JH', { kinalPot: 'off' })).toHaveLength(3);
  });
});

describe('CP6.8: a card thrown by right of a Pancerola', () => {
  it('CP6.8: a thrown card counts as discarded, including the Kinal', () => {
    const state = stateFrom({ dealer: 1, leader: 0, hands: ['9S', '5S', '4S', 'JH AS AC AD 2S'] });
    expect(payments(news(state, '0: 9S JH 4S 5S'))).toEqual(['0>3 1 CP6.2', 'pot>3 9 CP6.7']);
    expect(payments(news(state, '0: 9S AD 4S 5S'))).toEqual(['0>3 2 CP6.5']);
  });
});

describe('CP6: outlook of a card', () => {
  /** Returns the outlook of a card that seat 3 plays to a lead of seat 0, with 9 in the pot. */
  const brings = (lead: string, card: 'JH' | 'AH' | 'AS' | '2S', kinalPot: 'on' | 'off' = 'on') => {
    const state = after(stateFrom({ leader: 0, hands: [lead, '2C', '3C', card], kinalPot }), `0: ${lead}`);
    return cardOutlook({ ...state, pot: 9 }, 3, card);
  };

  it('CP6.2, CP6.7: a discarded Kinal earns a payment, and takes the pot with kinalPot', () => {
    expect(brings('9D', 'JH')).toEqual({ kinal: 'discarded', pot: 9, paid: true });
    expect(brings('9D', 'JH', 'off')).toEqual({ kinal: 'discarded', pot: 0, paid: true });
  });

  it('CP6.3, CP6.7: a forced Kinal earns no payment, and doubles the pot with kinalPot', () => {
    expect(brings('9H', 'JH')).toEqual({ kinal: 'forced', pot: 9, paid: false });
  });

  it('CP6.5: an ace earns a payment only off suit, and other cards never do', () => {
    expect(brings('9D', 'AH')).toEqual({ kinal: null, pot: 0, paid: true });
    expect(brings('9H', 'AH')).toEqual({ kinal: null, pot: 0, paid: false });
    expect(brings('9D', '2S')).toEqual({ kinal: null, pot: 0, paid: false });
  });

  it('CP6.6: the base of a payment excludes its doublings', () => {
    const paid = paidIn(newsOf('0: 9D AS 2C 3C', { last: true })).filter(({ card }) => card === 'AS');
    expect(paid.map((each) => [each.amount, baseOf(each)])).toEqual([[2, 1]]);
  });
});

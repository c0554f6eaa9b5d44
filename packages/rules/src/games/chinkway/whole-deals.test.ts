import { describe, expect, it } from 'vitest';
import { playTricks, stage, type StagedDeal } from './notation.ts';

/** A deal played to its score, worked out by hand. */
interface WholeDeal extends StagedDeal {
  readonly tricks: readonly string[];
  /** The points of the deal, by seat. */
  readonly points: readonly number[];
}

function played({ tricks, ...deal }: WholeDeal) {
  const { lines, events } = playTricks(stage(deal), tricks);
  return { tricks: lines, points: events.find((event) => event.type === 'dealScored')?.points };
}

const FIVE_EARLIER = [0, 0, 0, 0, 0].map(() => [0, 0, 0, 0, 0]);

describe('whole deals', () => {
  // Quest: one diamond, three spades, one club. Deal 1: seats 1 and 2 are partners, as are seats 3 and 4.
  const hearts: WholeDeal = {
    dealer: 0,
    hands: ['A97..AQ94.Q84', 'K6.93.JT5.A72', 'Q5.QT64.3.K65', 'JT8.J72.K.T93', '4.AK85.8762.J'],
    discards: '2S 3S',
    trump: 'H',
    quest: '7D AS 2C TS 3S',
    tricks: [
      'AC 5C 3C JC 4C > 1 +4C',
      'KS 5S 8S 4S AS > 0 +8S',
      'AD 5D 3D KD 2D > 0 +2D',
      'QD TD QH 2H 6D > 2 +6D', // two trumps: the queen is higher
      'KC 9C AH 8C 2C > 4 +8C',
      'KH 4D 3H 4H 7H > 4 +4D',
      '8H 7S 9H 6H JH > 3 +7S',
      'JS 5H 9S 6S QS > 4 +6S',
      '8D 9D JD 6C TC > 1', // the pair has its diamond and its club; the jack is a picture
      '7C TH TS 7D QC > 2 +TS',
    ],
    points: [3, 6, 6, 10, 10],
  };

  // Quest: two hearts, two spades, one diamond. Deal 6: seats 3 and 0 are partners, as are seats 4 and 1.
  const noTrump: WholeDeal = {
    dealer: 2,
    earlier: FIVE_EARLIER,
    hands: ['4.A.KJ843.JT6', 'Q75.Q852.A.K5', 'JT86.KJT.T5.A', '9.97.Q76.Q873', 'AK32.63.9.942'],
    discards: '2D 4H',
    trump: 'NT',
    quest: '4H 4S 2H 8S 4D',
    tricks: [
      'QD 9D 3D AD 5D > 1 +9D',
      'KC AC 3C 2C 6C > 2', // no club in the Quest
      'KH 7H 3H AH 2H > 0 +3H',
      'KD 5H TD 6D 2S > 0 +5H',
      'JD 5C 6S 7D 3S > 0 +3S',
      'JC 5S 8S 7C 4C > 0 +5S',
      'TC 7S TH 8C 9C > 0', // hearts and spades are filled; only a diamond would fill a demand
      '8D 8H TS 9S 6H > 0 +8D', // the Quest is full, and two tricks are to come
      '4S QS JS 9H AS > 4 +4S',
      'KS 4D QH JH QC > 4', // the diamond was taken in the first trick
    ],
    points: [15, 3, 0, 15, 3],
  };

  // Quest: one diamond, three spades, one club. Deal 1: seats 0 and 1 are partners, as are seats 2 and 3.
  const declining: WholeDeal = {
    dealer: 4,
    hands: ['K6.93.JT5.A72', 'Q5.QT64.3.K65', 'JT8.J72.K.T93', '4.AK85.8762.J', 'A9732..AQ9.Q8'],
    discards: '4D 4C',
    trump: 'S',
    quest: '7D AS 2C TS 3S',
    tricks: [
      'AC 5C 3C JC 8C > 0 +8C',
      'KS 5S 8S 4S AS > 4 +8S',
      'AD 5D 3D KD 2D > 4 +2D',
      'QD TD QS 2H 6D > 1 +6D', // ruffed
      'KC 9C 5H QC 2C > 1', // the pair has its club
      'QH 7H AH 9S 3H > 4 +9S', // the dealer takes the trump that won the trick
      '9D JD 4H JS 7D > 2 +9D',
      'JH 8H 7S 9H 6H > 4 +7S',
      '3S 6S 6C TS 8D > 2 -', // three spades and a club would fit
      'TC KH 2S 7C TH > 4 +TC',
    ],
    points: [3, 3, 1, 1, 15],
  };

  // Quest: one diamond, one club, three pictures. Deal 6: seats 2 and 4 are partners, as are seats 3 and 0.
  const filledEarly: WholeDeal = {
    dealer: 1,
    earlier: FIVE_EARLIER,
    hands: ['3.J54.95.T742', 'KJ.A.AQ.AKQJ6', '6.T9863.874.3', 'AT742.2.KT2.8', 'Q985.KQ.J6.95'],
    discards: '3D 7H',
    trump: 'C',
    quest: '5D JC QD 7C KD',
    tricks: [
      'TH 2H QH 4H AH > 1 +QH',
      'AD 4D 2D 6D 5D > 1 +2D',
      'AC 3C 8C 5C 2C > 1 +AC', // an ace is a plain club
      'KS 6S AS 5S 3S > 3 +KS',
      'KD JD 9D QD 7D > 3 +7D', // three pictures would fit too
      'TS QS TC JS 3H > 0 +JS',
      'JH KC 6H 2S KH > 1 +KC',
      'QC 8D 4S 9C 4C > 1 +QC', // the dealer's Quest is full, and two tricks are to come
      'JC 8H 7S 8S 7C > 1',
      '6C 9H TD 9S 5H > 1',
    ],
    points: [6, 15, 0, 6, 0],
  };

  // Quest: two hearts, three pictures. Deal 1: seats 4 and 0 are partners, as are seats 1 and 2.
  const dealerLeftOut: WholeDeal = {
    dealer: 3,
    hands: ['T6.A9.AJ95.Q2', 'J3.T854.Q.J97', '2.Q73.642.KT5', 'Q754.K6.8.A84', 'AK98.J.KT73.6'],
    discards: '2H 3C',
    trump: 'D',
    quest: '8H QD 3H KC JH',
    tricks: [
      'AS 6S 3S 2S 4S > 4', // no spade in the Quest
      'KS TS JS 6D 5S > 2 +KS', // ruffed low
      'KC 4C 6C 2C JC > 2 +KC',
      'QH 6H JH AH 4H > 0 +JH',
      'AD QD 2D 8D KD > 0 +QD',
      'QC 7C 5C AC TD > 4 +QC', // ruffed by the partner of the leader
      '9S 9H 5H 4D 7S > 2 +5H',
      'TC 8C 7D 5D 9C > 4',
      '8S 9D 8H 3H QS > 0 +3H',
      'JD TH 7H KH 3D > 0 +TH',
    ],
    points: [15, 6, 6, 0, 15],
  };

  it.each([
    ['CW4.3: a trump wins a trick, and a higher trump beats it', hearts],
    ['CW4.3: the highest card of the suit led wins at No Trump', noTrump],
    ['CW4.4: the winner takes no card from one trick', declining],
    ['CW5.2: a Quest filled in the eighth trick does not end the deal', filledEarly],
    ['CW5.1: a dealer who wins no trick scores nothing', dealerLeftOut],
  ])('%s', (_, deal) => {
    expect(played(deal)).toEqual({ tricks: deal.tricks, points: deal.points });
  });
});

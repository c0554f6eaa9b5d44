import { expect, it } from 'vitest';
import { chanoyu } from './index.ts';
import { after, stateFrom, writtenRows } from './notation.ts';
import { totals } from './score.ts';

// Whole rounds, adjudicated and scored by hand. Each line of a trick says who wins and what the winner builds.

it('CN4.4 CN5.1 CN5.4 CN6.2: three players have tricks without a winner and a tie for host', () => {
  const end = after(
    stateFrom({
      dealer: 0,
      hands: ['TS 5H AH 6H 8S', '6C 3D 8C 5C X1', 'X2 7H AC TD 2C'],
      pile:
        '9H KS JD 8H 2D 6S 9D QS JC JS 7S AS 2H 6D 7D 4S 3H KH QC 9S 5D KC TC QH 3S 2S 7C ' +
        '9C KD TH 4D 4C QD 4H JH AD 8D 5S 3C',
    }),
    '2: TD 3D TS > 2: +3D done',
    '2: 7H 6C AH > 2: +AH done',
    '2: 2C 8C JD > 1: +JD=1 +2C done',
    '1: 2D 6S 8H > 1: +6S done',
    '1: X1 7S AS > nobody',
    '1: JS QS 7D > nobody',
    '1: KS 8S X2 > 0: +X2=5@2 +KS=1 done',
    '0: 6H KH 2H > 0: +KH=2 done',
    '0: 3H 9H QH > 2: +QH=6 done',
    '2: 3S 4S 5H > 1:',
  );
  expect(end.records).toMatchObject([
    { dealer: 0, stretches: [[[1, 2]], [[1, 2], [6, 6]], [[1, 1], [3, 3], [5, 6]]], points: [1, 1, 1], dead: 54 - 9 },
  ]);
  expect(end.deal.dealer).toBe(2);
  expect(end.phase).toEqual({ name: 'play', seat: 1 });
});

it('CN5.3 CN5.6 CN6.1: four players score by steps and do not draw after the ninth trick', () => {
  const ninth = after(
    stateFrom({
      scoring: 'steps',
      dealer: 1,
      hands: ['TH 6S 5S 7D KS', 'AH JH 9C TS 4C', '4S 3D JS 2S 9D', 'TD 7S AC QC AS'],
      pile:
        'JC 4H KC JD 7C 8S 2D QS 8C 5C 7H 6C 3C X1 9S AD X2 5H 9H QH 6H 6D 8D 3S 2H 8H KH QD ' +
        '4D 5D TC 3H KD 2C',
    }),
    '0: KS AS JS TS > 1: +KS=8 +JS=9 +TS done',
    '1: 4C 5S QC 3D > 1: +QC=7 done',
    '1: 9C 7D AC 4S > 1: +4S done',
    '1: JC 5C KC 6C > 2: +JC=7 +KC=6 +5C',
    '2: 2S X1 9S 7S > 0: +X1=10@2 +2S done',
    '0: 6S AD QS QH > 0: +QS=3 +QH=4 +AD done',
    '0: 4H 7H 9H JH > 2: +JH=4',
    '2: 8D 8C 6H 6D > 2:',
    '2: JD 5D TC QD > 1: +JD=3 +QD=2',
  );
  expect(ninth.deal.hands.map((hand) => hand.length)).toEqual([4, 4, 4, 4]);
  expect(ninth.deal.pile).toEqual(['KD', '2C']);
  const tenth = after(ninth, '1: 7C X2 TD 3C > 1: +X2=5');
  expect(tenth.records).toMatchObject([
    { dealer: 1, stretches: [[[1, 4]], [[2, 5], [7, 10]], [[4, 7], [10, 10]], []], points: [7, 14, 8, 0] },
  ]);
  expect(tenth.deal.dealer).toBe(1);
});

it('CN5.4 CN5.6 CN6.1: five players fill one row and a rival’s gap, and do not draw from the sixth trick on', () => {
  const sixth = after(
    stateFrom({
      dealer: 4,
      hands: ['X1 6D TD 4S 2H', 'KS TC 5D 6H 5H', 'JH 8S 8H JC 2C', '2D KD 5S 3D 7H', 'AC 7C QS 9S QC'],
      pile:
        '6C JS JD 3S TH 4H KH QH AD AH 3C 4C 9D X2 TS 8D 5C 2S AS 4D 3H 6S 9C 9H 7S 8C QD 7D KC',
    }),
    '3: 2D JC 5D 6D 7C > 0: +JC=1 +2D done',
    '0: 6C AC 7H 2C TC > 1: +2C +AC done',
    '1: 6H 2H QH KD JH > 1: +QH=3 +JH=4 +KD=5 +6H',
    '1: TH KH JS JD 8H > 1: +KH=7 +JS=8 +JD=9 +TH',
    '1: 5H X1 2S X2 AH > 1: +X1=9@0 +X2=6@0',
    '1: KS 6S QS AS 8S > 2: +QS=10 +KS=9 +8S done',
  );
  expect(sixth.deal.hands.map((hand) => hand.length)).toEqual([4, 4, 4, 4, 4]);
  expect(sixth.deal.pile).toEqual(['8C', 'QD', '7D', 'KC']);
  const ninth = after(
    sixth,
    '2: 7S 4H 4S 9S 5S > 4: +4S +5S done',
    '4: QC 9H 4D 3C 4C > 0: +QC=10',
    '0: 5C 9C AD TS 8D > 4: +8D +9C +TS done',
  );
  expect(ninth.deal.hands.map((hand) => hand.length)).toEqual([1, 1, 1, 1, 1]);
  const tenth = after(ninth, '4: 9D 3D 3S 3H TD > 0:');
  expect(tenth.records).toMatchObject([
    {
      dealer: 4,
      stretches: [[[1, 2], [6, 6], [9, 10]], [[1, 10]], [[8, 10]], [], [[4, 5], [8, 10]]],
      points: [2, 9, 2, 0, 3],
    },
  ]);
  expect(tenth.deal.dealer).toBe(1);
});

it('CN4.3 CN6.1 CN6.3: three players score by runs, and the highest total wins after one round', () => {
  const end = after(
    stateFrom({
      scoring: 'runs',
      dealer: 2,
      firstDealer: 2,
      hands: ['8S X1 4H 5D 2S', '7S 6S AH 3S 5C', '2C QC TS QD 3H'],
      pile:
        'TC KH JS KS 5H 4S 4C KD 9C 6H X2 2D 9H 7C QH 3D 8H TD 7D 4D 3C JH 6C QS 9S KC 8C ' +
        '8D AS 7H 9D 6D 5S 2H AC TH JD AD JC',
    }),
    '1: AH 4H 3H > 0: +3H +4H done',
    '0: X1 2C 7S > nobody',
    '0: 5D QD 4S > 0: +5D +QD=2',
    '0: 4C QC 9C > 1: +QC=5 +4C done',
    '1: JS KS TS > 2: +JS=6 +KS=7 done',
    '2: 2D 6H 2S > 2: +2S',
    '2: 9H 8H QH > 2: +8H +9H +QH=1',
    '2: 5H 5C X2 > 2: +X2=5',
    '2: KD 4D TD > 0: +KD=1 done',
    '0: 3C KC 7C > 1: +3C +KC=2 done',
  );
  expect(end.records).toMatchObject([
    { dealer: 2, stretches: [[[1, 5]], [[2, 5]], [[1, 2], [5, 9]]], points: [15, 10, 18] },
  ]);
  expect(chanoyu.result(end)).toMatchObject({
    standings: [
      { seat: 2, place: 1, score: 18 },
      { seat: 0, place: 2, score: 15 },
      { seat: 1, place: 3, score: 10 },
    ],
  });
});

it('CN5.4 CN6.3 CN6.4: with four players, 15 and 16 points lose because another player is below 8', () => {
  const end = after(
    stateFrom({
      dealer: 3,
      before: [12, 9, 9, 7],
      hands: ['7C 6S JS 4D 9H', 'JC AD TH 3C TS', 'AH 9C KD 5H QH', '4S KH 3H 7S QC'],
      pile:
        '6H KS 7D JH AS 9D X1 TC 6C 4H 7H 2D 2H QS 6D 9S 5S 8H 2C 8S 8C AC KC TD 5C 3S 2S 3D ' +
        '8D X2 JD 4C 5D QD',
    }),
    '2: KD AD 4D QC > 0: +QC=1 +KD=2 done',
    '0: 9H KH AH JH > 0: +KH=3 +JH=4 done',
    '0: JS 4S X1 TS > 1: +X1=9@0 +JS=10 done',
    '1: JC 7C 3H 9C > 2: +JC=1 done',
    '2: 2H TH 6H 7H > 1: +7H +6H done',
    '1: 3C 4H 2C QH > 1: +QH=5 +4H +3C +2C',
    '1: 6C AC KC 2D > 1: +KC=1',
    '1: TC 6D KS 5H > 1:',
    '1: 5C 3S 9S 4C > 1:',
    '1: 8D X2 JD 3D > 1: +X2=9',
  );
  expect(writtenRows(end)).toEqual([
    'QC=1 KD=2 KH=3 JH=4 X1=9',
    'KC=1 2C 3C 4H QH=5 6H 7H X2=9 JS=10',
    'JC=1',
    '',
  ]);
  expect(end.records.at(-1)?.points).toEqual([3, 7, 0, 0]);
  expect(totals(end)).toEqual([15, 16, 9, 7]);
  expect(chanoyu.result(end)).toMatchObject({
    standings: [
      { seat: 2, place: 1, score: 9 },
      { seat: 3, place: 1, score: 7 },
      { seat: 1, place: 3, score: 16 },
      { seat: 0, place: 3, score: 15 },
    ],
  });
});

it('CN5.1 CN6.3 CN6.4: of five players three tie at 15, and the one nearest the original host’s right wins', () => {
  const end = after(
    stateFrom({
      dealer: 2,
      firstDealer: 0,
      before: [9, 8, 6, 14, 13],
      hands: ['7C 9C 5S 3H TD', 'AC 9S TH 6H QS', '7H KS 4C JC 7S', 'AD 2D 8C 4H QH', 'X1 9H 3D 6D TS'],
      pile:
        'KC 4S 3S 8D 9D JH KH 6S 7D AS KD 8S QC 3C TC 5C 4D 2C QD 5D JD 2H JS 6C X2 8H AH 2S 5H',
    }),
    '1: QS 5S TS 2D KS > 4: +2D +KS=3 +QS=1 done',
    '4: 3D AD 7H 8D TD > 0: +AD done',
    '0: 3H KH 4H JC TH > 1: +JC=5 +KH=4 +3H done',
    '1: AS 8S 9H 6S 3S > 0: +3S done',
    '0: 7C KC 8C 4C AC > 3: +KC=5 +4C done',
    '3: 2C TC JS 5C QC > 2: +QC=3 +2C +JS=1 done',
    '2: QD KD 9D 6D JD > 0: +QD=4 +KD=5 +6D +JD=7 done',
    '0: 9C X1 3C 2H 6H > 0: +X1=2 done',
    '0: 6C 4D 4S 7D 5D > 0:',
    '0: JH X2 QH 7S 9S > nobody',
  );
  expect(end.records.at(-1)?.points).toEqual([6, 2, 2, 1, 2]);
  expect(totals(end)).toEqual([15, 10, 8, 15, 15]);
  expect(chanoyu.result(end)).toMatchObject({
    standings: [
      { seat: 4, place: 1, score: 15 },
      { seat: 3, place: 2, score: 15 },
      { seat: 0, place: 2, score: 15 },
      { seat: 1, place: 4, score: 10 },
      { seat: 2, place: 5, score: 8 },
    ],
  });
});

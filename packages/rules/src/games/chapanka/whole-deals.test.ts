import { describe, expect, it } from 'vitest';
import { playOut } from './notation.ts';
import { sumsOf } from './payments.ts';
import { BROKEN_PANCEROLA, LOST_AT_THE_TENTH } from './testing/written-deals.ts';

describe('CP4: the party alone', () => {
  const TIES = `
    dealer 2, set aside QC QH QS AS
    1: 2S 6S 9S 3S
    3: 9H 7H 8H 2H
    3: QD 4D 6D 9D
    3: 4C 2C 7C 5C
    1: JH 5H AH 4H
    3: 8D 3D 2D 7D
    3: 9C 8C KH 3C
    3: JC 6C JS KS
    3: JD AD 5D 8S
    2: AC 4S 7S KC
    2: 5S 3H 6H KD`;

  it('CP4.1, CP4.2, CP6.4: the party is tied at both ends, and the Kinal is led', () => {
    const { record, payments, scored } = playOut(TIES);
    expect(record.cardPoints).toEqual([0, 0, 15, 15]);
    expect(record.setAside).toEqual(['QC', 'QH', 'QS', 'AS']);
    expect(payments).toEqual(['11: 2>1 14 CP4.2']);
    expect(sumsOf(record.ledger)).toEqual({
      pot: [-2, -2, -3, -2],
      penalties: [0, 0, 0, 0],
      contest: [0, 14, -14, 0],
    });
    expect(scored).toMatchObject({ balances: [-2, 12, -17, -2], pot: 9 });
  });

  it('CP8.1: the same deal as the last of a game shares out the nine in the pot', () => {
    const { record, payments, after } = playOut(TIES, { number: 4 });
    expect(payments).toEqual(['11: 2>1 14 CP4.2, pot>1 3 CP8.1, pot>0 2 CP8.1, pot>3 2 CP8.1, pot>2 2 CP8.1']);
    expect(sumsOf(record.ledger).pot).toEqual([0, 1, -1, 0]);
    expect(after).toMatchObject({ balances: [0, 15, -15, 0], pot: 0, phase: { name: 'over' } });
  });
});

describe('CP6: aces and the Kinal', () => {
  const THROWN_TO_A_NEIGHBOUR = `
    dealer 0, set aside 3D JC 7D KH
    3: 2C AC QC 8C
    2: 2D 4D 5D KD
    3: 4C QH AD 3C
    3: 6D 8D KS JD
    0: 5C 6C 9D QS
    3: 7C 6H 8S JH
    3: 9C 5H 7S AH
    3: 9H 4H 2H 8H
    3: QD 3S 6S JS
    3: KC 3H 5S 9S
    3: AS 2S 4S 7H`;

  it('CP6.2, CP6.5, CP6.7: A♦ is discarded to the player opposite, the Kinal and A♥ to a neighbour', () => {
    const { record, payments, scored } = playOut(THROWN_TO_A_NEIGHBOUR);
    expect(record.cardPoints).toEqual([4, 0, 6, 26]);
    expect(payments).toEqual([
      '3: 3>1 4 CP6.5',
      '6: 3>0 1 CP6.2, pot>0 9 CP6.7',
      '7: 3>0 1 CP6.5',
      '11: 3>1 8 CP4.1',
    ]);
    expect(sumsOf(record.ledger)).toEqual({
      pot: [6, -2, -2, -2],
      penalties: [2, 4, 0, -6],
      contest: [0, 8, 0, -8],
    });
    expect(scored).toMatchObject({ balances: [8, 10, -2, -16], pot: 0 });
  });

  it('CP6.7: the same deal without kinalPot leaves the pot alone', () => {
    const { payments, scored } = playOut(THROWN_TO_A_NEIGHBOUR, { kinalPot: 'off' });
    expect(payments).toEqual(['3: 3>1 4 CP6.5', '6: 3>0 1 CP6.2', '7: 3>0 1 CP6.5', '11: 3>1 8 CP4.1']);
    expect(scored).toMatchObject({ balances: [-1, 10, -2, -16], pot: 9 });
  });

  it('CP6.3, CP6.6: the opposite forces the Kinal, which wins the trick; A♠ is discarded to the opposite in the last', () => {
    const { record, payments, scored } = playOut(`
      dealer 1, set aside QC 5C 5H 3H
      0: 2S 4S 3S JS
      1: 2H QH 7H 8H
      0: 4C 3C 9C 7C
      2: 3D 4D AD JD
      0: 6H 9H JH 4H
      2: 6D KD QD 2D
      1: 9D 7D JC 8D
      1: 2C KC 8C AC
      2: 5S 6S 8S 7S
      0: KS 9S QS KH
      0: AH 6C AS 5D`);
    expect(record.cardPoints).toEqual([23, 7, 8, 0]);
    expect(payments).toEqual([
      '5: 3>0 1 CP6.3, 2>0 4 CP6.3, 1>0 1 CP6.3, 2>pot 9 CP6.7',
      '11: 0>2 4 CP6.5, 0>3 6 CP4.1',
    ]);
    expect(sumsOf(record.ledger)).toEqual({
      pot: [-2, -3, -11, -2],
      penalties: [2, -1, 0, -1],
      contest: [-6, 0, 0, 6],
    });
    expect(scored).toMatchObject({ balances: [-6, -4, -11, 3], pot: 18 });
  });

  const FORCED_IN_THE_LAST = `
    dealer 2, set aside KH 8D KC 5S
    1: 2D 6D 5C 5D
    0: 7D 3C QD AD
    1: 2S KS 3S QS
    0: 8C 6C 7C 9C
    1: 6S AC 4S 7S
    2: 4D KD 3D AS
    1: JD 9H 7H 9D
    1: JC QC 4C 2C
    0: 2H QH 4H 8H
    3: JS 5H 9S 6H
    3: AH JH 8S 3H`;

  it('CP6.3, CP6.6: a Kinal forced in the last trick earns double from neighbours and fourfold from the opposite', () => {
    const { record, payments, scored } = playOut(FORCED_IN_THE_LAST, { kinalPot: 'off' });
    expect(record.cardPoints).toEqual([8, 14, 4, 8]);
    expect(payments).toEqual([
      '5: 2>0 2 CP6.5',
      '6: 1>3 2 CP6.5',
      '11: 2>3 4 CP6.3, 1>3 4 CP6.3, 0>3 2 CP6.3, 1>2 10 CP4.1',
    ]);
    expect(sumsOf(record.ledger)).toEqual({
      pot: [-2, -2, -3, -2],
      penalties: [0, -6, -6, 12],
      contest: [0, -10, 10, 0],
    });
    expect(scored).toMatchObject({ balances: [-2, -18, 1, 10], pot: 9 });
  });

  it('CP6.7: the same deal with kinalPot doubles the pot only once, even in the last trick', () => {
    const { payments, scored } = playOut(FORCED_IN_THE_LAST);
    expect(payments[2]).toBe('11: 2>3 4 CP6.3, 1>3 4 CP6.3, 0>3 2 CP6.3, 2>pot 9 CP6.7, 1>2 10 CP4.1');
    expect(scored).toMatchObject({ balances: [-2, -18, -8, 10], pot: 18 });
  });

  it('CP6.2, CP6.5, CP6.6: A♦ is discarded to a neighbour, the Kinal to the player opposite in the last trick', () => {
    const { record, payments, scored } = playOut(`
      dealer 3, set aside 3S 5D 2H QC
      2: 5H 4H 6H 3H
      0: AS QS 6S 9S
      0: 3C 4C 5C AC
      1: 7C 9C JC 6C
      3: 2S 5S JS 4S
      1: 7H KH 9H AH
      2: 6D 9D 7D 4D
      1: 8C AD 2C 8H
      1: KS 7S 8S QH
      1: QD KD 3D 8D
      0: JD 2D JH KC`);
    expect(record.cardPoints).toEqual([16, 14, 7, 1]);
    expect(payments).toEqual(['8: 1>0 2 CP6.5', '11: 0>2 4 CP6.2, pot>2 9 CP6.7, 0>3 6 CP4.1']);
    expect(sumsOf(record.ledger)).toEqual({
      pot: [-2, -2, 7, -3],
      penalties: [-2, -2, 4, 0],
      contest: [-6, 0, 0, 6],
    });
    expect(scored).toMatchObject({ balances: [-10, -4, 11, 3], pot: 0 });
  });
});

describe('CP5: a Chapanka', () => {
  it('CP5.2: the Chapanka is made and wins the pot, which its player forced the opposite to double before', () => {
    const { record, payments, scored } = playOut(`
      dealer 3, set aside AS 9S 8C 5C
      2: 2D AD KD 7D
      1: AC 7C JC JD
      1: AH 9H QH 4H
      1: KS 6S JS 7S
      1: KH 8H JH 3H
      1: KC 3C 9C 9D
      1: QC 2C 6C 8D
      1: QS 4S 8S 5S
      1: QD 6H 7H 6D
      1: 5H 2H 4C 5D
      1: 4D 3S 2S 3D`);
    expect(record.cardPoints).toEqual([0, 36, 0, 0]);
    expect(record.chapanka).toEqual({ seat: 1, outcome: 'made' });
    expect(payments).toEqual([
      '5: 0>1 1 CP6.3, 3>1 4 CP6.3, 2>1 1 CP6.3, 3>pot 9 CP6.7',
      '11: pot>1 18 CP5.2, 0>1 16 CP5.2, 3>1 32 CP5.2, 2>1 16 CP5.2',
    ]);
    expect(sumsOf(record.ledger)).toEqual({
      pot: [-2, 16, -2, -12],
      penalties: [-1, 6, -1, -4],
      contest: [-16, 64, -16, -32],
    });
    expect(scored).toMatchObject({ balances: [-19, 86, -19, -48], pot: 0 });
  });

  it('CP5.3, CP5.4: the Chapanka is lost to a neighbour at the tenth, and its player throws the Kinal on the eleventh', () => {
    const { record, payments, scored } = playOut(LOST_AT_THE_TENTH);
    expect(record.cardPoints).toEqual([0, 1, 39, 0]);
    expect(record.chapanka).toEqual({ seat: 2, outcome: 'tenth' });
    expect(payments).toEqual([
      '2: 2>1 1 CP6.5',
      '4: 2>3 2 CP6.5',
      '10: 2>1 16 CP5.3, 2>pot 9 CP5.3',
      '11: 1>2 2 CP6.2, pot>2 18 CP6.7',
    ]);
    expect(sumsOf(record.ledger)).toEqual({
      pot: [-2, -2, 7, -3],
      penalties: [0, -1, -1, 2],
      contest: [0, 16, -16, 0],
    });
    expect(scored).toMatchObject({ balances: [-2, 13, -10, -1], pot: 0 });
  });

  it('CP5.3: the Chapanka is lost to the player opposite at the tenth, without kinalPot', () => {
    const { record, payments, scored } = playOut(
      `
      dealer 2, set aside 4C 5D 9D 5S
      1: 3S 4S AS JS
      3: KS 2S 9S 8S
      3: KD 6D JD 3D
      3: KH 8H 9H JH
      3: KC 9C QC JC
      3: QD 4D 8D 2D
      3: QH 4H 6H 5H
      3: QS 6C 7S 6S
      3: 8C 5C 7C 2C
      3: 7H 2H AH 3H
      1: AD AC 7D 3C`,
      { kinalPot: 'off' },
    );
    expect(record.cardPoints).toEqual([0, 12, 0, 28]);
    expect(record.chapanka).toEqual({ seat: 3, outcome: 'tenth' });
    expect(payments).toEqual([
      '4: 2>3 1 CP6.3, 1>3 2 CP6.3, 0>3 2 CP6.3',
      '10: 3>1 32 CP5.3, 3>pot 9 CP5.3',
      '11: 1>0 2 CP6.5',
    ]);
    expect(sumsOf(record.ledger)).toEqual({
      pot: [-2, -2, -3, -11],
      penalties: [0, -4, -1, 5],
      contest: [0, 32, 0, -32],
    });
    expect(scored).toMatchObject({ balances: [-2, 26, -4, -38], pot: 18 });
  });

  it('CP5.3: the Chapanka is lost to the player opposite at the eleventh, with the Kinal unseen in the talon', () => {
    const { record, payments, scored } = playOut(`
      dealer 2, set aside *JH 4C AS 6H
      1: 2C AC 6C JC
      0: AD JD QD 4D
      0: AH 5H 4H 9H
      0: KD 8D 9D KS
      0: KH 3H 2H 8H
      0: KC 8S 8C 9C
      0: QC 7D 3C 7C
      0: QS 6S 7S JS
      0: QH 3S 6D 9S
      0: 7H 2D 5S 5C
      0: 3D 2S 5D 4S`);
    expect(record.cardPoints).toEqual([35, 0, 0, 0]);
    expect(record.chapanka).toEqual({ seat: 0, outcome: 'eleventh' });
    expect(payments).toEqual(['11: 0>2 64 CP5.3, 0>pot 9 CP5.3']);
    expect(scored).toMatchObject({ balances: [-75, -2, 61, -2], pot: 18 });
  });

  it('CP5.3, CP6.1: the Chapanka is lost to a neighbour at the eleventh, on which another player throws the Kinal', () => {
    const { record, payments, scored } = playOut(`
      dealer 1, set aside 2S 3S 4D 8D
      0: 4C 9C 3C AC
      1: AH 6H 4H 3H
      1: AS 6S JS 9S
      1: KC 7C JC QD
      1: KS 2C 4S 7S
      1: KH 8C 5H 9H
      1: QC 5C AD 7H
      1: QH 6C 2H 8H
      1: QS 5D KD 5S
      1: 8S 3D 7D JD
      1: 6D 2D JH 9D`);
    expect(record.cardPoints).toEqual([0, 39, 1, 0]);
    expect(record.chapanka).toEqual({ seat: 1, outcome: 'eleventh' });
    expect(payments).toEqual(['7: 1>3 4 CP6.5', '11: 2>3 2 CP6.2, pot>3 9 CP6.7, 1>2 32 CP5.3']);
    expect(sumsOf(record.ledger)).toEqual({
      pot: [-2, -3, -2, 7],
      penalties: [0, -4, -2, 6],
      contest: [0, -32, 32, 0],
    });
    expect(scored).toMatchObject({ balances: [-2, -39, 28, 13], pot: 0 });
  });
});

describe('CP7: a Pancerola', () => {
  it('CP7.2, CP6.8: the holder throws three aces and the Kinal while able to follow, and does not break it', () => {
    const { record, payments, scored } = playOut(`
      dealer 3, set aside QD 4S QS KD
      2: 6C 3C JH 5C
      2: 7H 9H AS 8H
      1: 2C AH 7C AC
      2: 7D 6D 5H 5D
      2: 8C KH AD 9C
      3: 3H QH 9D 4C
      2: JD 8D 4H KS
      2: JS 7S 4D 9S
      2: JC 5S 2S 8S
      2: QC 3S 2D 6S
      2: KC 3D 2H 6H`);
    expect(record.cardPoints).toEqual([0, 4, 22, 7]);
    expect(record.pancerola).toEqual({ holder: 0, exercised: true, broken: false });
    expect(payments).toEqual([
      '1: 2>0 2 CP6.2, pot>0 9 CP6.7',
      '2: 1>0 1 CP6.5',
      '3: 2>0 2 CP6.5',
      '5: 3>0 2 CP6.5',
      '11: 2>0 11 CP4.1',
    ]);
    expect(sumsOf(record.ledger)).toEqual({
      pot: [7, -2, -2, -3],
      penalties: [7, -1, -4, -2],
      contest: [11, 0, -11, 0],
    });
    expect(scored).toMatchObject({ balances: [25, -3, -17, -5], pot: 0 });
  });

  it('CP7.3: the holder breaks it at the eighth and pays the party, though nobody has fewer points', () => {
    const { record, payments, scored } = playOut(BROKEN_PANCEROLA);
    expect(record.cardPoints).toEqual([24, 11, 0, 0]);
    expect(record.pancerola).toEqual({ holder: 3, exercised: true, broken: true });
    expect(payments).toEqual([
      '1: 0>3 1 CP6.5',
      '2: 1>3 2 CP6.2, pot>3 9 CP6.7',
      '3: 0>3 1 CP6.5',
      '4: 1>3 4 CP6.5',
      '5: 0>3 1 CP6.5',
      '11: 3>2 9 CP7.3',
    ]);
    expect(sumsOf(record.ledger)).toEqual({
      pot: [-2, -2, -2, 6],
      penalties: [-3, -6, 0, 9],
      contest: [0, 0, 9, -9],
    });
    expect(scored).toMatchObject({ balances: [-5, -8, 7, 6], pot: 0 });
  });

  it('CP7.3, CP4.2: the holder breaks it at the eleventh, and two other players are tied for fewest', () => {
    const { record, payments, scored } = playOut(`
      dealer 3, set aside 2H 3S 2S 4D
      2: 6D 3D KD 7D
      0: 3C 4C JH 2C
      3: 2D AS 8D QC
      1: 5S 9S 6S AH
      0: 3H 4H AD 9H
      1: 6H 5H KH AC
      3: 4S KC 7S JS
      0: 6C 5C QH 8C
      1: 7H 8H QS QD
      0: 7C 9C JD KS
      3: 5D 9D 8S JC`);
    expect(record.cardPoints).toEqual([15, 12, 1, 12]);
    expect(record.pancerola).toEqual({ holder: 2, exercised: true, broken: true });
    expect(payments).toEqual([
      '2: 3>2 1 CP6.2, pot>2 9 CP6.7',
      '3: 1>2 1 CP6.5',
      '4: 0>2 2 CP6.5',
      '5: 1>2 2 CP6.5',
      '6: 3>2 1 CP6.5',
      '11: 2>1 4 CP7.3',
    ]);
    expect(scored).toMatchObject({ balances: [-4, -1, 10, -5], pot: 0 });
  });

  it('CP7.4: the holder does not exercise it, plays an ordinary hand and pays an ordinary party', () => {
    const { record, payments, scored } = playOut(
      `
      dealer 3, set aside QC 4C 8H 9H
      2: 2D 3D 4D QD
      3: 3H 6H 4H 5H
      2: 4S 2S 3S QS
      3: 5C 9C 3C 7C
      2: 5D 9D 6D JD
      3: 7S 6S AS KS
      1: 2H KC JH 7H
      3: 8C JS AC 6C
      1: KD 8S KH 8D
      1: AD 5S QH 7D
      1: AH 2C JC 9S`,
      { kinalPot: 'off' },
    );
    expect(record.cardPoints).toEqual([0, 29, 0, 9]);
    expect(record.pancerola).toEqual({ holder: 1, exercised: false, broken: false });
    expect(payments).toEqual(['7: 0>1 1 CP6.3, 3>1 4 CP6.3, 2>1 1 CP6.3', '11: 1>2 6 CP4.2']);
    expect(scored).toMatchObject({ balances: [-3, -2, 3, -7], pot: 9 });
  });

  it('CP7.4: the holder does not exercise it and makes a Chapanka', () => {
    const { record, payments, scored } = playOut(`
      dealer 1, set aside JD 7H JC 6S
      0: AD QD 8D 7D
      0: AH 8H 6H JH
      0: AC QC 6C KC
      0: AS 3S 9S JS
      0: KD 9D 5D 6D
      0: KS 9C 7S 8S
      0: KH 2H 5H 4H
      0: QS 8C 2S 5S
      0: QH 7C 5C 4D
      0: 9H 4C 3D 4S
      0: 3H 3C 2C 2D`);
    expect(record.cardPoints).toEqual([38, 0, 0, 0]);
    expect(record.pancerola).toEqual({ holder: 0, exercised: false, broken: false });
    expect(record.chapanka).toEqual({ seat: 0, outcome: 'made' });
    expect(payments).toEqual([
      '2: 3>0 1 CP6.3, 2>0 2 CP6.3, 1>0 2 CP6.3, 1>pot 9 CP6.7',
      '11: pot>0 18 CP5.2, 3>0 16 CP5.2, 2>0 32 CP5.2, 1>0 16 CP5.2',
    ]);
    expect(scored).toMatchObject({ balances: [85, -30, -36, -19], pot: 0 });
  });

  it('CP7.3, CP4.3: the holder exercises it, takes the eleventh from a Chapanka and is paid for it', () => {
    const { record, payments, scored } = playOut(`
      dealer 3, set aside 8C 2S 4H 4S
      2: AC JH JC 7C
      2: KC AS 5C 6C
      2: KS AH QS QD
      2: KD KH 6D JD
      2: QH AD 8H 9H
      2: QC 5S 8S 4C
      2: JS 9C 7S 8D
      2: 9S 5H 7H 7D
      2: 9D 3S 3D 5D
      2: 6S 4D 6H 2H
      2: 2C 3C 3H 2D`);
    expect(record.cardPoints).toEqual([0, 0, 40, 0]);
    expect(record.pancerola).toEqual({ holder: 1, exercised: true, broken: true });
    expect(record.chapanka).toEqual({ seat: 2, outcome: 'eleventh' });
    expect(payments).toEqual([
      '1: 2>1 1 CP6.2, pot>1 9 CP6.7',
      '2: 2>1 1 CP6.5',
      '3: 2>1 1 CP6.5',
      '5: 2>1 2 CP6.5',
      '11: 2>1 32 CP5.3',
    ]);
    expect(scored).toMatchObject({ balances: [-2, 44, -39, -3], pot: 0 });
  });
});

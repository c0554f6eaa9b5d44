import { describe, expect, it } from 'vitest';
import { evolveAll } from '../../kernel/game.ts';
import type { ChinasoEvent } from './events.ts';
import { chinaso } from './index.ts';
import { moveOf, playOut, stage, type Staged } from './notation.ts';

/* Hands played from the deal to the score, with expected results worked out by hand. */

const STAKES = { stakes: { buy: 5, hand: 10, game: 100 } };

describe('hand 1: two threes', () => {
  const deal: Staged = {
    number: 1,
    dealer: 3,
    hands: [
      'KS KH KD 5S 5H 5D 9C 8D 7C 3H 2S',
      '4S 4H 7H 7D QS QC AC 6C 9D JS 3C',
      '4D 4C TS TH JD 8S 8C 2H 6S 6H QD',
      '9S 9H AS AH JC JH 3D 3S 5C#2 6D TD',
    ],
    turned: '4H#2',
    stock: `TC 8H KC 2D 7S#2 7S 2H#2 3H#2 KD#2 6D#2 TH#2 JD#2 X1
      5D#2 KS#2 7D#2 KH#2 QH 4S#2 AD 5S#2 7C#2 TS#2 4D#2 KC#2`,
  };
  const turns = `
    0: draw 3+ 2+ 1-; down KS KH KD KC | 5S 5H 5D; -9C
    1: draw 3+ 2-; -AC
    2: draw 3+; down 4D 4C 4H#2 | TS TH TC; !CS3.2 down 8S 8C 8H | JD 2H QD; KD#2>0.0; -QD
    3: draw 1+; down AS AH AC | JC JH JD#2; 5C#2>0.1; TD>2.1; -9S
    0: !CS4.2 take; draw 1-; X1>0.0; -8D
    1: draw; down 7H 7D 7S | QS QC QD; 4S>2.0; 4H>2.0; JS>3.1; TH#2>2.1; 5D#2>0.1; -9D
    2: draw; KS#2>0.0; JD>3.1; -8S
    3: draw; 7S#2>1.0; 7D#2>1.0; -9H
    0: draw; 7C>1.0; KH#2>0.0; -3H
    1: draw; QH>1.1; -6C
    2: draw; 4S#2>2.0; -2H
    3: draw; AD>3.0; -3D
    0: draw; -2S
    1: draw; 7C#2>1.0; -6D#2
    2: !CS4.4 take>2.0; draw; TS#2>2.1; -8C
    3: draw; 4D#2>2.0; -9C
    0: draw; 5S#2>0.1; KC#2>0.0`;

  it('CS5.2, CS4.7: the first willing buyer in order buys the discard, and laying all cards wins', () => {
    const { record, payments } = playOut(stage(deal), turns);
    // Left: 3♣ = 3; 8♥ 6♠ 6♥ = 20; 3♠ 3♥ 6♦ 2♦ 2♥ = 16.
    expect(record).toMatchObject({
      kind: 'out', winner: 0, points: [0, 3, 20, 16], buys: [0, 1, 1, 2],
      ledger: [{ reason: 'left-in-hand', rule: 'CS6.1', of: 'score', amounts: [0, 3, 20, 16] }],
    });
    expect(payments).toEqual([]);
  });

  it('CS7.2: with stakes of 5, 10 and 100 the winner gets the pot of four buys and 10 from each', () => {
    const { record, payments, state } = playOut(stage({ ...deal, options: STAKES }), turns);
    expect(payments).toEqual([
      '2>pot 5 CS7.2', '3>pot 5 CS7.2', '3>pot 5 CS7.2', '1>pot 5 CS7.2',
      'pot>0 20 CS7.2', '1>0 10 CS7.2', '2>0 10 CS7.2', '3>0 10 CS7.2',
    ]);
    expect(record?.ledger.slice(1)).toEqual([
      { reason: 'buy', rule: 'CS7.2', of: 'counters', amounts: [0, -5, -5, -10] },
      { reason: 'hand-pot', rule: 'CS7.2', of: 'counters', amounts: [20, 0, 0, 0] },
      { reason: 'hand-stake', rule: 'CS7.2', of: 'counters', amounts: [30, -10, -10, -10] },
    ]);
    expect(state).toMatchObject({ balances: [50, -15, -15, -20], pot: 0, ledger: [] });
    expect(state).toMatchObject({ deal: { number: 2, dealer: 0 }, phase: { name: 'draw', seat: 1 } });
  });
});

describe('hand 2: a straight and a three', () => {
  const deal: Staged = {
    number: 2,
    hands: ['4S X1 6S 7S KH KD KC 9H 2D 3C 8S', '5S QH QD QC 5D 6D 7D 8D JC 2H AS'],
    turned: '9D',
    stock: 'TC 3S 9S#2 KS 9D#2 4C TD 2S JD',
  };

  it('CS4.5, CS4.2: a swapped joker goes onto another set, and a taken discard goes onto an own straight', () => {
    const { record } = playOut(
      stage(deal),
      `0: draw 1-; down KH KD KC | 4S X1 6S 7S; 8S>0.1^; -TC
       1: draw; down QH QD QC | 5D 6D 7D 8D; 5S=0.1>1.0; 3S>0.1_; -JC
       0: draw; 9S#2>0.1^; -2D
       1: draw; KS>0.0; -2H
       0: draw; -9D#2
       1: !CS4.2 take; take>1.1^; !CS4.6 -AS; hold
       0: !CS5.1 take>0.1^; draw; -4C
       1: draw; -AS
       0: draw; 2S>0.1_; -9H
       1: draw; TD>1.1^; JD>1.1^`,
    );
    expect(record).toMatchObject({ kind: 'out', winner: 1, points: [3, 0] });
  });
});

describe('hand 3: two straights', () => {
  const deal: Staged = {
    number: 3,
    hands: [
      '5H 6H 7H 8H 9H TH JH QH 2C 3D 4S',
      '5C 6C 7C 8C 5D 6D 7D 2S KH AC QS',
      'JC JD TS 9C 4D AH 3S 3C 2D KS QC',
    ],
    turned: 'KC',
    stock: 'KH#2 8D AD 4H 9C#2 TC AH#2 9D 3H TD 5S 2H',
  };

  it('CS2.4: adjacent straights are refused, a gap is allowed, and the bridging card is laid from the next turn on', () => {
    const { record, state } = playOut(
      stage(deal),
      `0: draw 1- 2-; !CS2.4 down 5H 6H 7H 8H | 9H TH JH QH
       0: down 5H 6H 7H 8H | TH JH QH KH#2; !CS2.4 9H>0.0^; !CS2.4 9H>0.1_; -4S
       1: draw 2-; down 5C 6C 7C 8C | 5D 6D 7D 8D; -QS
       2: draw; -AD
       0: draw; 9H>0.0^; 4H>0.0_; -3D
       1: draw 2-; 9C#2>1.0^; -2S
       2: draw; -TS
       0: draw; AH#2>0.1^; hold
       1: draw; 9D>1.1^; -KH
       2: take; -AH
       0: draw; -2C
       1: draw 2-; TD>1.1^; hold
       2: draw; -5S
       0: draw; 3H>0.0_; 2H>0.0_`,
    );
    // Left: A♣ = 15; J♣ J♦ 9♣ 4♦ 3♠ 3♣ 2♦ K♠ Q♣ 10♣ K♥ = 81.
    expect(record).toMatchObject({ kind: 'out', winner: 0, points: [0, 15, 81] });
    expect(chinaso.scores(state)).toEqual([0, 15, 81]);
  });
});

describe('hand 4: three threes, a Chinaso', () => {
  const hands = [
    'AS KD 7H X2 2C 3D 4H 5C 8S TD QC',
    '9S 9H 9D 9C 6S 6H 6C JD JC JH X1',
    '2S 2H 3S 4C 5D 5H 8D 8H AC KC QD',
  ];

  it('CS4.8: going down and out in one turn, with nobody else down, doubles the points of the others', () => {
    const { record } = playOut(
      stage({ number: 4, hands, turned: '7S', stock: '7D JS' }),
      `0: draw 1- 2-; -7D
       1: draw 2-; down 9S 9H 9D 9C | 6S 6H 6C | JD JC JH JS X1`,
    );
    // Left: A♠ K♦ 7♥ joker 2♣ 3♦ 4♥ 5♣ 8♠ 10♦ Q♣ = 99; 2♠ 2♥ 3♠ 4♣ 5♦ 5♥ 8♦ 8♥ A♣ K♣ Q♦ = 72.
    expect(record).toMatchObject({ kind: 'chinaso', winner: 1, points: [198, 0, 144] });
  });

  it('CS4.8: cards laid on own sets in that turn do not prevent a Chinaso', () => {
    const { record } = playOut(
      stage({ number: 4, hands, turned: '7S', stock: '7D JS' }),
      `0: draw 1- 2-; -7D
       1: draw 2-; down 9S 9H 9D | 6S 6H 6C | JD JC JH; 9C>1.0; X1>1.1; JS>1.2`,
    );
    expect(record).toMatchObject({ kind: 'chinaso', winner: 1, points: [198, 0, 144] });
  });

  it('CS7.3: with stakes, a Chinaso doubles the hand stakes instead, and not the pot', () => {
    const { record, payments, state } = playOut(
      stage({ number: 4, hands, turned: '7S', stock: '4S 4D 7D JS', options: STAKES }),
      `0: draw 1- 2+; -7D
       1: draw 2-; down 9S 9H 9D 9C | 6S 6H 6C | JD JC JH JS X1`,
    );
    // The buyer also has 7♠ 4♠ 4♦: 72 + 15 = 87.
    expect(record).toMatchObject({ kind: 'chinaso', points: [99, 0, 87] });
    expect(state.balances).toEqual([-20, 45, -25]);
    expect(payments).toEqual(['2>pot 5 CS7.2', 'pot>1 5 CS7.2', '0>1 20 CS7.3', '2>1 20 CS7.3']);
  });
});

describe('hand 5: two threes and a straight', () => {
  it('CS4.8: going down and out in one turn is no Chinaso while another player is down', () => {
    const { record } = playOut(
      stage({
        number: 5,
        hands: ['3S 3H 3D TC TD TH 4C 5C 6C 7C KS', '8S 8H 8D 8C QS QH QD 9S TS JS X1'],
        turned: '2D',
        stock: '9H 3C',
      }),
      `0: draw 1-; !CS3.1 down 3S 3H 3D | TC TD TH; down 3S 3H 3D | TC TD TH | 4C 5C 6C 7C; -KS
       1: draw; down 8S 8H 8D 8C | QS QH QD | 9S TS JS X1; 3C>0.0`,
    );
    expect(record).toMatchObject({ kind: 'out', winner: 1, points: [9, 0] });
  });
});

describe('hand 6: two straights and a three', () => {
  it('CS4.6: a player holds a last card, turn after turn, until it can be laid', () => {
    const { record } = playOut(
      stage({
        number: 6,
        hands: ['4S 5S 6S 7S 9D TD JD QD 2C 2H KC', '3C 3D 5C 8H 9H JH QH AS KS 6D 7D'],
        turned: '8C',
        stock: '2S KD AD 8S 9C 3S',
      }),
      `0: draw 1-; down 2C 2H 2S | 4S 5S 6S 7S | 9D TD JD QD; !CS4.6 -KC; hold
       1: draw; -KD
       0: take>0.2^; !CS4.6 -KC; hold
       1: draw; -AS
       0: draw; -KC
       1: draw; -9C
       0: draw; 8S>0.1^; 3S>0.1_`,
    );
    // Left: 3♣ 3♦ 5♣ 8♥ 9♥ J♥ Q♥ K♠ 6♦ 7♦ and the drawn A♦ = 86.
    expect(record).toMatchObject({ kind: 'out', winner: 0, points: [0, 86] });
  });
});

describe('hand 7: three straights', () => {
  const deal: Staged = {
    number: 7,
    dealer: 2,
    hands: [
      '2H 3H 4H 6C 7C 8C TD JD QD AC AD',
      '3S#2 5D 7D 9D JC QC KC AH KH 8H TH',
      '2S 3S 4S 5S 5S#2 6S 7S 8S 9S 9S#2 TS',
    ],
    turned: 'QS',
    stock: '4D KD 5H 6H JS 3D KS 9C',
  };
  const turns = `
    0: draw 1- 2+; -AC
    1: draw 2-; -6H
    2: draw 0-; !CS2.4 down 2S 3S 4S 5S | 5S#2 6S 7S 8S | 9S TS JS QS
    2: down 2S 3S 4S 5S | 5S#2 6S 7S 8S 9S | 9S#2 TS JS QS; -KD
    0: take; -AD
    1: draw; -3D
    2: draw 0-; KS>2.2^; hold
    0: draw; down 2H 3H 4H 5H | 6C 7C 8C 9C | TD JD QD KD`;

  it('CS5.3, CS2.4, CS6.1: the dealer buys the turned card, straights overlap, and the game ends', () => {
    const { record, state } = playOut(stage(deal), turns);
    // Left: 3♠ 5♦ 7♦ 9♦ J♣ Q♣ K♣ A♥ K♥ 8♥ 10♥ = 97; 4♦ = 4.
    expect(record).toMatchObject({ kind: 'out', winner: 0, points: [0, 97, 4], buys: [0, 0, 1] });
    expect(chinaso.result(state)?.standings).toEqual([
      { seat: 0, place: 1, score: 0 },
      { seat: 2, place: 2, score: 4 },
      { seat: 1, place: 3, score: 97 },
    ]);
  });

  it('CS7.2: with stakes, the game’s winner receives the game stake from each other player', () => {
    const { payments, state } = playOut(stage({ ...deal, options: STAKES }), turns);
    expect(payments).toEqual([
      '2>pot 5 CS7.2', 'pot>0 5 CS7.2', '1>0 10 CS7.2', '2>0 10 CS7.2',
      '1>pot 100 CS7.2', '2>pot 100 CS7.2', 'pot>0 200 CS7.2',
    ]);
    expect(state).toMatchObject({ balances: [225, -110, -115], pot: 0 });
  });
});

describe('a hand without a winner', () => {
  /** Plays a hand in which everybody draws, discards the first card, and never buys or lays, until the hand has been scored. */
  function drawnOut(seats: number) {
    const options = { length: 'seven', cardPoints: 'face-value', stakes: 'off' } as const;
    const opening = chinaso.begin({ seats, owner: null, options, seed: '7'.repeat(64) });
    const events = [...opening.events];
    let state = evolveAll(chinaso, opening.state, opening.events);
    while (state.records.length === 0) {
      const [seat = 0] = chinaso.actors(state);
      const [discard] = chinaso.legalMoves(state, seat).filter((move) => move.type === 'discard');
      const move = state.phase.name === 'draw' ? moveOf('draw') : (discard ?? moveOf('decline'));
      const consequence = chinaso.decide(state, seat, move);
      state = evolveAll(chinaso, state, consequence);
      events.push(...consequence);
    }
    const count = (type: ChinasoEvent['type']): number => events.filter((event) => event.type === type).length;
    return { kind: state.records[0]?.kind, turns: count('discarded'), reshuffles: count('reshuffled') };
  }

  it('CS5.6: four players who never lay draw the stock of 117 twice; the hand ends instead of a second reshuffle', () => {
    expect(drawnOut(4)).toEqual({ kind: 'stale', turns: 234, reshuffles: 1 });
  });

  it('CS5.6: the hand ends after two players who never lay have had 100 turns each', () => {
    expect(drawnOut(2)).toEqual({ kind: 'long', turns: 200, reshuffles: 1 });
  });
});

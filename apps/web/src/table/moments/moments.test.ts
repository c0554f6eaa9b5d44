import { HIDDEN } from '@chinwag/rules';
import type { ChinchonState } from '@chinwag/rules/chinchon';
import { chinkway, type ChinkwayState } from '@chinwag/rules/chinkway';
import { describe, expect, it } from 'vitest';
import type { BigMoment } from '../../board/bigMoment.ts';
import { largeMomentsOf } from '../../games/bigMoments.ts';
import { bigMoments as ofChanoyu } from '../../games/chanoyu/bigMoments.ts';
import { countedCards as rowCards } from '../../games/chanoyu/countedCards.ts';
import { row, viewOf } from '../../games/chanoyu/testing/fixture.ts';
import { bigMoments as ofChapanka } from '../../games/chapanka/bigMoments.ts';
import { countedCards as kinalCards } from '../../games/chapanka/countedCards.ts';
import { paid, plays, stateAt as chapankaAt } from '../../games/chapanka/testing/fixture.ts';
import { bigMoments as ofChinaso } from '../../games/chinaso/bigMoments.ts';
import { countedCards as handCards } from '../../games/chinaso/countedCards.ts';
import { sets, stateAt as chinasoAt } from '../../games/chinaso/testing/fixture.ts';
import { bigMoments as ofChinchon } from '../../games/chinchon/bigMoments.ts';
import { countedCards as leftCards } from '../../games/chinchon/countedCards.ts';
import { laid, stateAt as chinchonAt } from '../../games/chinchon/testing/fixture.ts';
import { bigMoments as ofChinkway } from '../../games/chinkway/bigMoments.ts';
import { countedCards as questCards } from '../../games/chinkway/countedCards.ts';
import { testGame } from '../../games/chinkway/testing/fixture.ts';
import { inEnglish } from '../../language/testing.ts';
import { onTable } from '../testing/gameOnTable.ts';
import { countedTo, type CountedLine, type SceneOfMoment, sceneBetween, timesOf } from './moments.ts';

function inWords(moment: BigMoment | null): readonly unknown[] | null {
  return moment && [inEnglish(moment.title), moment.by, moment.cards.join(' ')];
}

describe('a big moment', () => {
  it('in Chinkway is a complete Quest, when its last demand is filled', () => {
    const { after } = testGame().find(({ event }) => event.type === 'questTurned') ?? {};
    if (after === undefined) throw new Error('no Quest is turned');
    const withTaken = (...taken: ChinkwayState['deal']['taken'][number]): ChinkwayState =>
      ({ ...after, deal: { ...after.deal, taken: after.deal.taken.with(1, taken) } });
    const four = withTaken('4S', 'TH', '6H', 'QD');
    const five = withTaken('4S', 'TH', '6H', 'QD', '8C');
    expect(inWords(ofChinkway(four, five))).toEqual(['The whole Quest', after.deal.sides[1], '4S TH 6H QD 8C']);
    expect(ofChinkway(withTaken('4S'), four)).toBeNull();
    expect(ofChinkway(five, five)).toBeNull();
  });

  it('in Chapanka is a Chapanka made or a Kinal thrown', () => {
    const bound = chapankaAt({ deal: { chapanka: { seat: 2, outcome: 'bound' } } });
    const lastTrick = { plays: plays(2, 'AS', 'KS', 'QS', '9S'), winner: 2 };
    const made = chapankaAt({ deal: { lastTrick, chapanka: { seat: 2, outcome: 'made' } } });
    expect(inWords(ofChapanka(bound, made))).toEqual(['Chapanka!', [2], 'AS KS QS 9S']);
    expect(ofChapanka(made, made)).toBeNull();
    expect(ofChapanka(bound, chapankaAt({ deal: { chapanka: { seat: 2, outcome: 'tenth' } } }))).toBeNull();
    const thrown = paid({ from: 3, to: 1, amount: 1, reason: 'kinal-discarded', rule: 'CP6.2', card: 'JH' });
    expect(inWords(ofChapanka(chapankaAt({}), chapankaAt({ deal: { paid: [thrown] } })))).toEqual(['Kinal thrown!', [1], 'JH']);
    const forced = paid({ from: 3, to: 1, amount: 2, reason: 'kinal-forced', rule: 'CP6.3' });
    expect(ofChapanka(chapankaAt({}), chapankaAt({ deal: { paid: [forced] } }))).toBeNull();
  });

  it('in Chinchón is a Chinchón, and no other close', () => {
    const melds = [laid(2, '5O 6O 7O 10O'), laid(1, '1B 2B 3B'), laid(2, '3C 3E 3B')];
    const closedWith = (chinchon: boolean) => chinchonAt({ deal: { melds, closing: { seat: 2, card: null, chinchon } } });
    expect(inWords(ofChinchon(chinchonAt({}), closedWith(true)))).toEqual(['Chinchón!', [2], '5O 6O 7O 10O 3C 3E 3B']);
    expect(ofChinchon(closedWith(true), closedWith(true))).toBeNull();
    expect(ofChinchon(chinchonAt({}), closedWith(false))).toBeNull();
  });

  it('in Chinaso is a Chinaso, and no other ending', () => {
    const table = [sets('9S 9H 9C'), [], [], []];
    const endedBy = (kind: 'chinaso' | 'out') => chinasoAt({ deal: { table, ending: { kind, winner: 0 } } });
    expect(inWords(ofChinaso(chinasoAt({}), endedBy('chinaso')))).toEqual(['Chinaso!', [0], '9S 9H 9C']);
    expect(ofChinaso(endedBy('chinaso'), endedBy('chinaso'))).toBeNull();
    expect(ofChinaso(chinasoAt({}), endedBy('out'))).toBeNull();
  });

  it('in Chanoyu is a row with all ten places filled', () => {
    const nine = row({ 1: 'AH', 2: '2S', 3: 'KD', 4: '4C', 5: 'X1', 6: '6H', 7: '7D', 8: 'QS', 9: '9C' });
    const at = (rows: Parameters<typeof viewOf>[0]['deal']) => viewOf({ deal: rows ?? {} }).state;
    const before = at({ rows: [row({}), nine, row({})] });
    const whole = at({ rows: [row({}), nine.with(9, 'TH'), row({})] });
    expect(inWords(ofChanoyu(before, whole))).toEqual(['A whole row', [1], 'AH 2S KD 4C X1 6H 7D QS 9C TH']);
    expect(ofChanoyu(whole, whole)).toBeNull();
  });
});

describe('the cards of a counted line', () => {
  const line = (reason: string, ...amounts: readonly number[]) => ({ reason, rule: 'X1', of: 'score', amounts }) as const;
  const shown = (cards: readonly (readonly string[])[]) => cards.map((held) => held.join(' '));

  it('in Chinkway are those that the side took for the Quest, the same for both partners', () => {
    const { after } = testGame().find(({ event }) => event.type === 'dealScored') ?? fail();
    const [record = fail()] = after.records;
    const taken = record.points.map((_, seat) => record.taken[record.sides.findIndex((side) => side.includes(seat))] ?? fail());
    expect(taken.flat().length).toBeGreaterThan(0);
    expect(questCards(line('quest', ...record.points), after)).toEqual(taken);
  });

  it('in Chanoyu are the rows that scored', () => {
    const { state } = viewOf({ deal: { rows: [row({ 2: '2S', 3: 'KD' }), row({ 7: '7D' }), row({})] } });
    expect(shown(rowCards(line('stretches', 1, 0, 0), state))).toEqual(['2S KD', '', '']);
  });

  it('in Chinchón are the cards left over, and the melds of a Chinchón', () => {
    const melds = [laid(1, '1B 2B 3B'), laid(0, '5O 6O 7O')];
    const scored = { ...chinchonAt({ deal: { melds } }), counted: [[], ['12C'], ['1E', '2O']] } satisfies ChinchonState;
    expect(shown(leftCards(line('cards', 0, 12, 3), scored))).toEqual(['', '12C', '1E 2O']);
    expect(shown(leftCards(line('chinchon', -10, 0, 0), scored))).toEqual(['5O 6O 7O', '', '']);
  });

  it('in Chinaso are the visible cards of the losing hands', () => {
    const state = chinasoAt({ deal: { hands: [['9S'], ['KH', '2D'], [HIDDEN, '3C'], []] } });
    expect(shown(handCards(line('left-in-hand', 0, 12, 3, 0), state))).toEqual(['', 'KH 2D', '3C', '']);
  });

  it('in Chapanka are the Kinal for its payment, and none for other lines', () => {
    expect(shown(kinalCards(line('kinal-discarded', 0, 1, -1, 0), chapankaAt({})))).toEqual(['', 'JH', 'JH', '']);
    expect(shown(kinalCards(line('party', 0, 10, -10, 0), chapankaAt({})))).toEqual(['', '', '', '']);
  });
});

describe('the large scene', () => {
  const scored = testGame().findIndex(({ event }) => event.type === 'dealScored');
  const ended = testGame().findIndex(({ event }) => event.type === 'gameOver');
  const { screen } = onTable(testGame()[0]?.after ?? fail());
  const seen = (state: ChinkwayState, lines: number) => ({ state, result: chinkway.result(state), said: lines });
  const LARGE = { ...largeMomentsOf('chinkway'), bigMoments: () => null };
  const between = (at: number, lines: number) => {
    const { before, after } = testGame()[at] ?? fail();
    return sceneBetween(seen(before, 3), seen(after, lines), screen, LARGE);
  };

  it('shows the end of a deal, with everybody’s score counted up by the lines of its ledger', () => {
    const scene = between(scored, 4);
    const { after } = testGame()[scored] ?? fail();
    if (scene?.kind !== 'deal') throw new Error('nothing is shown');
    expect(scene.number).toBe(1);
    expect(scene.from).toEqual([0, 0, 0, 0, 0]);
    expect(countedTo(scene, scene.lines.length)).toEqual(chinkway.scores(after));
    expect(scene.lines.map(({ cards }) => cards)).toEqual([questCards(scene.lines[0] ?? fail(), after)]);
  });

  it('shows the end of a game instead of the end of its last deal', () => {
    const scene = between(ended, 4);
    expect(scene?.kind).toBe('over');
  });

  it('does not show without a new log line, such as for events before the viewer came', () => {
    expect(between(scored, 3)).toBeNull();
  });

  it('counts line by line and takes between one and three seconds', () => {
    const line = (...amounts: readonly number[]): CountedLine => ({ reason: 'any', rule: 'X1', of: 'score', amounts, cards: [] });
    const count = { from: [10, -2], lines: [line(3, -3), line(0, 5)], standings: [] };
    expect([0, 1, 2].map((lines) => countedTo(count, lines))).toEqual([[10, -2], [13, -5], [13, 0]]);
    const many = Array.from({ length: 14 }, () => line(1, -1));
    const scenes: readonly SceneOfMoment[] = [
      { kind: 'deal', number: 1, ...count }, { kind: 'deal', number: 1, ...count, lines: many },
      { kind: 'over', ...count, lines: many }, { kind: 'over', ...count, lines: [] },
    ];
    for (const { lines, end } of scenes.map(timesOf)) {
      expect(end).toBeGreaterThanOrEqual(1000);
      expect(end).toBeLessThanOrEqual(3000);
      expect(lines.toSorted((a, b) => a - b)).toEqual(lines);
      expect(lines.at(-1) ?? 0).toBeLessThan(end - 900);
    }
  });
});

function fail(): never {
  throw new Error('the tests’ game has no such moment');
}

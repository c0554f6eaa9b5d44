import { expect, it } from 'vitest';
import { takenBackAtOnce } from '../../game-file/testing/taken-back-at-once.ts';
import { FRENCH_PACK, type FrenchCard } from '../../kernel/cards.ts';
import { evolveAll } from '../../kernel/game.ts';
import { goldenPlaythrough } from '../../kernel/laws/playthrough.ts';
import { randomChooser } from '../../kernel/laws/random-play.ts';
import { randomFrom, randomSeed } from '../../kernel/laws/random.ts';
import { endedDeals } from '../../shared/testing/ended-deals.ts';
import { slobberhannes } from './index.ts';
import { newDeal, PACK, type SlobberhannesState, TRICKS } from './state.ts';

const SETUP = { seats: 4, owner: 0, options: { target: 10 }, seed: '5b'.repeat(32) } as const;
const LEAD = stateFrom(['7S AC', '8S 7D', 'AS QC', '9D KC']);
/** Returns a deal of four players with one card each; seat 1 won the first of seven tricks. */
const lastTrick = (hands: string, change: Parameters<typeof stateFrom>[2] = {}): SlobberhannesState =>
  stateFrom(hands.split(' '), [1, 0, 0, 2, 0, 0, 0], change);

function started(seed: string): SlobberhannesState {
  const { state, events } = slobberhannes.begin({ ...SETUP, seed });
  return evolveAll(slobberhannes, state, events);
}

it('SL1.1, SL2.2: all 32 cards are dealt, eight to each player, and every player sees only their own', () => {
  const { deal } = started(SETUP.seed);
  expect(deal.hands.map((hand) => hand.length)).toEqual([8, 8, 8, 8]);
  expect(deal.hands.flat().toSorted()).toEqual(PACK.toSorted());
  const seen = slobberhannes.hide(started(SETUP.seed), 2);
  expect(seen.deal.hands[2]).toEqual(deal.hands[2]);
  expect(seen.deal.hands.flat().filter((card) => card === '??')).toHaveLength(24);
});

it('SL1.1: the unshuffled pack has a fixed order, on which stored games depend', () => {
  expect(PACK).toEqual('SHDC'.split('').flatMap((suit) => 'AKQJT987'.split('').map((rank) => `${rank}${suit}`)));
});

it('SL1.2: the ten ranks between jack and nine, and there are no trumps', () => {
  expect(after(stateFrom(['9S', 'TS', 'JS', 'AC']), '9S TS JS AC').deal.lastTrick?.winner).toBe(2);
  expect(after(stateFrom(['9S', 'TS', 'AD', 'AC']), '9S TS AD AC').deal.lastTrick?.winner).toBe(1);
});

it('SL2.1: any of the four seats can be the first dealer', () => {
  const dealers = Array.from({ length: 40 }, (_, game) => started(randomSeed(randomFrom(game))).deal.dealer);
  expect(new Set(dealers)).toEqual(new Set([0, 1, 2, 3]));
});

it('SL2.2: all cards are dealt and played, and none is dead', () => {
  expect(endedDeals(slobberhannes).map(({ dead }) => dead)).toEqual([0, 0]);
});

it('SL2.3, SL3.1: the deal passes to the left, and the player at the dealer’s left leads', () => {
  const { deal, phase } = after(lastTrick('7S 8S 9S TS'), '7S 8S 9S TS');
  expect([deal.number, deal.dealer, phase]).toEqual([2, 0, { name: 'play', seat: 1 }]);
  expect(slobberhannes.actors(after(LEAD, '7S'))).toEqual([1]);
});

it('SL3.2: a player must follow suit if able, and can otherwise play any card', () => {
  const led = after(LEAD, '7S');
  expect(slobberhannes.legalMoves(led, 1).map(({ card }) => card)).toEqual(['8S']);
  expect(slobberhannes.check(led, 1, { type: 'play', card: '7D' })).toMatchObject({ rule: 'SL3.2', code: 'must-follow' });
  expect(slobberhannes.check(led, 1, { type: 'play', card: 'AH' })).toMatchObject({ rule: 'SL3.2', code: 'card-not-held' });
  expect(slobberhannes.check(led, 2, { type: 'play', card: 'AS' })).toMatchObject({ rule: 'SL3.1', code: 'not-your-turn' });
  expect(slobberhannes.legalMoves(after(LEAD, '7S 8S AS'), 3)).toHaveLength(2);
});

it('SL3.2: every card but the last of a deal can be taken back', () => {
  const { can, cannot } = takenBackAtOnce(slobberhannes);
  expect(can).toEqual(['cardPlayed', 'cardPlayed trickWon']);
  expect(cannot.every((did) => did.includes('dealScored'))).toBe(true);
});

it('SL3.3: the highest card of the suit led takes the trick, and its player leads next', () => {
  const { deal, phase } = after(LEAD, '7S 8S AS KC');
  expect([deal.lastTrick?.winner, deal.winners, phase]).toEqual([2, [2], { name: 'play', seat: 2 }]);
});

it('SL3.4: the last trick stays open until the next is complete', () => {
  const two = after(LEAD, '7S 8S AS KC');
  expect(slobberhannes.hide(two, 'spectator').deal.lastTrick?.plays.map(({ card }) => card)).toEqual(cards('7S 8S AS KC'));
  expect(after(two, 'QC 9D AC').deal.lastTrick?.winner).toBe(2);
});

it('SL4.1: the first trick, the last and the trick with the queen of clubs score one point each', () => {
  const [record] = after(lastTrick('7S QC 9S TS'), '7S QC 9S TS').records;
  expect(record?.points).toEqual([0, 1, 0, 2]);
  const lines = record?.ledger.map(({ reason, amounts }) => [reason, amounts.indexOf(1)]);
  expect(lines).toEqual([['first', 1], ['last', 3], ['queen', 3]]);
});

it('SL4.2: a player who takes all three scores four', () => {
  const [record] = after(lastTrick('7S AS QC TS'), '7S AS QC TS').records;
  expect(record?.points).toEqual([0, 4, 0, 0]);
});

it('SL5.1: the game ends with the deal in which a player reaches the target, ten or six', () => {
  const before = [{ number: 1, dealer: 2, points: [5, 2, 0, 0], dead: 0, ledger: [], tricks: [] }];
  const six = after(lastTrick('AS 8S 9S QC', { records: before, options: { target: 6 } }), 'AS 8S 9S QC');
  expect(slobberhannes.result(six)?.why).toEqual({ code: 'target-reached', rule: 'SL5.1' });
  const ten = after(lastTrick('AS 8S 9S QC', { records: before }), 'AS 8S 9S QC');
  expect([slobberhannes.result(ten), ten.deal.number]).toEqual([null, 3]);
  expect(slobberhannes.check(six, 0, { type: 'play', card: 'AS' })?.code).toBe('game-over');
});

it('SL5.2: the player with the fewest points wins, and tied players share the place', () => {
  const before = [{ number: 1, dealer: 2, points: [9, 2, 3, 0], dead: 0, ledger: [], tricks: [] }];
  const over = after(lastTrick('AS 8S 9S QC', { records: before }), 'AS 8S 9S QC');
  expect(slobberhannes.result(over)?.standings).toEqual([
    { seat: 3, score: 0, place: 1 },
    { seat: 1, score: 3, place: 2 },
    { seat: 2, score: 3, place: 2 },
    { seat: 0, score: 11, place: 4 },
  ]);
  expect(slobberhannes.course(over).at(-1)).toEqual([11, 3, 3, 0]);
});

it('reproduces the golden game', async () => {
  const text = goldenPlaythrough(slobberhannes, { ...SETUP, options: { target: 6 } }, randomChooser(slobberhannes, randomFrom(2)));
  expect(TRICKS * 4).toBe(PACK.length);
  await expect(text).toMatchFileSnapshot('./golden/six-points.txt');
});

/** Returns the cards of a text such as `QC 7S`. */
function cards(text: string): readonly FrenchCard[] {
  return text.split(' ').map((code) => {
    const card = FRENCH_PACK.find((one) => one === code);
    if (card === undefined) throw new Error(`${code} is no card`);
    return card;
  });
}

/** Returns the lead to the first remaining trick, by the seat to the left of dealer 3. `won` are the winners of earlier tricks. */
function stateFrom(
  hands: readonly string[],
  won: readonly number[] = [],
  change: Pick<Partial<SlobberhannesState>, 'records' | 'options'> = {},
): SlobberhannesState {
  const deal = { ...newDeal((change.records?.length ?? 0) + 1, 3, hands.map(cards)), winners: won };
  const seed = '51'.repeat(32);
  return { options: { target: 10 }, seed, shuffles: 2, records: [], deal, phase: { name: 'play', seat: 0 }, ...change };
}

/** Returns the state after cards are played, each by the player in turn, and all automatic events. */
function after(state: SlobberhannesState, text: string): SlobberhannesState {
  return cards(text).reduce((now, card) => {
    const [seat = 0] = slobberhannes.actors(now);
    const attempt = slobberhannes.attempt(now, seat, { type: 'play', card });
    if (!attempt.ok) throw new Error(attempt.violation.code);
    return evolveAll(slobberhannes, now, attempt.events);
  }, state);
}

import { describe, expect, it } from 'vitest';
import { type FrenchCard, isSeen } from '../../kernel/cards.ts';
import { evolveAll } from '../../kernel/game.ts';
import { SEATS } from './cards.ts';
import { refusalsOf } from '../../shared/testing/notation.ts';
import { chinkway } from './index.ts';
import type { ChinkwayMove } from './moves.ts';
import { settled } from './settle.ts';
import { after, afterDeals, cards, DEFAULTS, playTricks, SEED, stage } from './notation.ts';

const DISCARD: ChinkwayMove = { type: 'discard', cards: ['2S', '3S'] };
const TRUMP: ChinkwayMove = { type: 'trump', trump: 'H' };
const PLAY: ChinkwayMove = { type: 'play', card: 'AS' };
const EXTRACT: ChinkwayMove = { type: 'extract', card: null };
const REQUEST: ChinkwayMove = { type: 'finalRequest', wanted: true };

const opening = chinkway.begin({ seats: SEATS, owner: null, options: DEFAULTS, seed: SEED });
const discarding = evolveAll(chinkway, opening.state, opening.events);
const dealer = discarding.deal.positions[0] ?? 0;
const [someDiscard = DISCARD] = chinkway.legalMoves(discarding, dealer);
const naming = after(discarding, someDiscard);

/** Seat 1 leads; seats 1 and 2 are partners. The Quest has one heart and four pictures. */
const playing = stage({
  dealer: 0,
  hands: ['AKQJT98765...', '.AKQJT98765..', '..AKQJT98765.', '...AKQJT98765', '432.432.43.43'],
  discards: '2D 2C',
  trump: 'NT',
  quest: '7H QS KH QH KD',
});
const extracting = playTricks(playing, ['5H 5D 5C 4H 5S > 1']).state;
const options = { ...DEFAULTS, finalDealRequest: 'always' as const };
const nine = afterDeals(Array.from({ length: 9 }, () => [10, 6, 3, 1, 0]), options);
const asking = evolveAll(chinkway, nine, settled(nine));
const ten = afterDeals(Array.from({ length: 10 }, () => [10, 6, 3, 1, 0]));
const over = evolveAll(chinkway, ten, settled(ten));

const refusal = refusalsOf(chinkway);

describe('the wrong moment, no matter who moves', () => {
  it.each([
    ['CW3.2', 'nothing-to-discard', 'discarding', naming, DISCARD],
    ['CW3.3', 'no-trump-to-name', 'naming trumps', discarding, TRUMP],
    ['CW4.1', 'wrong-moment', 'playing a card', discarding, PLAY],
    ['CW4.1', 'wrong-moment', 'playing a card while the winner of a trick chooses', extracting, PLAY],
    ['CW4.4', 'no-trick-to-take-from', 'taking a card', playing, EXTRACT],
    ['CW7.2', 'nobody-asked', 'asking for another final deal', playing, REQUEST],
  ])('%s %s: %s', (rule, code, _, state, move) => {
    for (const seat of [0, 1, 2, 3, 4]) expect(refusal(state, seat, move)).toBe(`${rule} ${code}`);
  });

  it.each([['CW3.2', DISCARD], ['CW3.3', TRUMP], ['CW4.1', PLAY], ['CW4.4', EXTRACT], ['CW7.2', REQUEST]])(
    '%s: a move after the game is over is refused',
    (rule, move) => {
      expect(refusal(over, 0, move)).toBe(`${rule} game-over`);
    },
  );
});

describe('the wrong seat, regardless of the cards', () => {
  it.each([
    ['CW3.2', 'dealer-discards', 'only the dealer discards', discarding, DISCARD, dealer],
    ['CW3.3', 'dealer-names-trump', 'only the dealer names trumps', naming, TRUMP, dealer],
    ['CW4.1', 'not-your-turn', 'only the player in turn plays', playing, PLAY, 1],
    ['CW4.5', 'winner-takes', 'only the winner of the trick takes', extracting, EXTRACT, 1],
    ['CW7.2', 'second-place-asked', 'only second place is asked', asking, REQUEST, 1],
  ])('%s %s: %s', (rule, code, _, state, move, rightful) => {
    for (const seat of [0, 1, 2, 3, 4].filter((other) => other !== rightful)) {
      expect(refusal(state, seat, move)).toBe(`${rule} ${code}`);
    }
  });

  it('CW4.1: a seat that is not at the table cannot play', () => {
    expect(refusal(playing, 7, PLAY)).toBe('CW4.1 not-your-turn');
  });
});

describe('the wrong cards', () => {
  it('CW3.2: the dealer must discard two different cards from hand', () => {
    const [held] = someDiscard.type === 'discard' ? someDiscard.cards : [];
    const other = discarding.deal.hands[(dealer + 1) % SEATS]?.find(isSeen);
    if (held === undefined || other === undefined) throw new Error('no cards were dealt');
    const discarded = (...pair: readonly [FrenchCard, FrenchCard]) =>
      refusal(discarding, dealer, { type: 'discard', cards: pair });
    expect(discarded(held, held)).toBe('CW3.2 same-card-twice');
    expect(discarded(held, other)).toBe('CW3.2 discard-not-held');
    expect(discarded(other, held)).toBe('CW3.2 discard-not-held');
  });

  it('CW4.2: a card not in hand is refused', () => {
    expect(refusal(playing, 1, { type: 'play', card: 'AS' })).toBe('CW4.2 card-not-held');
  });

  it('CW4.2: a card of another suit is refused when the player can follow, and the suit is named', () => {
    const fifth = cards('5H 5D 5C').reduce((now, card) => after(now, { type: 'play', card }), playing);
    expect(chinkway.check(fifth, 4, { type: 'play', card: '4S' })).toMatchObject({
      rule: 'CW4.2', code: 'must-follow', values: { suit: 'H' },
    });
  });

  it('CW4.4: taking a card that is not in the trick is refused', () => {
    expect(refusal(extracting, 1, { type: 'extract', card: 'AH' })).toBe('CW4.4 card-not-in-trick');
  });

  it('CW4.4: taking a card of the trick that fills no open demand is refused', () => {
    expect(refusal(extracting, 1, { type: 'extract', card: '5D' })).toBe('CW4.4 fills-no-demand');
    expect(refusal(extracting, 1, { type: 'extract', card: '4H' })).toBe('');
  });
});

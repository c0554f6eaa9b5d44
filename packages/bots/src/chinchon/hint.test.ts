import { defaultOptions } from '@chinwag/rules';
import {
  bestArrangement, chinchon, type ChinchonMove, type ChinchonOptions, type ChinchonState, endingScore, heldBy, isChinchon,
  packFor, type SpanishCard, valueOf, waysToClose,
} from '@chinwag/rules/chinchon';
import { describeHints, type HintGiven } from '../testing/describe-hints.ts';
import { chinchonHint } from './hint.ts';
import { chinchonBots } from './index.ts';

type ChinchonHinted = HintGiven<ChinchonState, ChinchonMove>;

const hand = ({ real, seat }: ChinchonHinted): readonly SpanishCard[] => heldBy(real.deal, seat);
const isTop = ({ real, move }: ChinchonHinted, card: SpanishCard): boolean =>
  real.deal.pile.at(-1) === card && move.type === 'draw' && move.from === 'discards';
const deckOf = ({ real }: ChinchonHinted) => real.options.deck;
/** Returns the cards that are in no meld, out of the hand and these additional cards. */
const unmelded = (given: ChinchonHinted, ...more: readonly SpanishCard[]): readonly SpanishCard[] =>
  bestArrangement([...hand(given), ...more], deckOf(given)).left;
const value = (given: ChinchonHinted, card: SpanishCard): number => valueOf(card, deckOf(given));
const meld = (given: ChinchonHinted, cards: readonly SpanishCard[]): boolean =>
  bestArrangement(cards, deckOf(given)).left.length === 0;
/** Returns whether a third card of the pack would make a meld with these two. */
const mayMeld = (given: ChinchonHinted, one: SpanishCard, other: SpanishCard): boolean =>
  packFor(deckOf(given), 2).some((third) => third !== one && third !== other && meld(given, [one, other, third]));

const USUAL = defaultOptions<ChinchonOptions>(chinchon.options);

describeHints(chinchon, { sensible: chinchonBots.sensible, hint: chinchonHint }, {
  'take-to-close': ({ card }, given) => {
    const { real, seat } = given;
    const taken = { ...real, deal: { ...real.deal, hands: real.deal.hands.with(seat, [...hand(given), card]) } };
    return isTop(given, card) && waysToClose(taken, seat).length > 0;
  },
  'take-for-meld': ({ card, meld: others }, given) =>
    isTop(given, card) && others.every((other) => hand(given).includes(other)) && meld(given, [card, ...others]),
  'take-near': ({ card, near }, given) => isTop(given, card) && hand(given).includes(near) && mayMeld(given, card, near),
  'take-low': ({ card, instead }, given) =>
    isTop(given, card) && unmelded(given, card).includes(instead) && value(given, card) < value(given, instead),
  take: ({ card }, given) => isTop(given, card),
  'stock-no-meld': ({ card }, given) => given.real.deal.pile.at(-1) === card && unmelded(given, card).includes(card),
  stock: (_, { move }) => move.type === 'draw' && move.from === 'stock',
  'close-chinchon': (_, { move, real, seat }) => move.type === 'close' && isChinchon(real, seat, move),
  close: ({ points }, { move, real, seat }) =>
    move.type === 'close' && endingScore(real, seat, move).points === points && points >= 0,
  add: ({ card }, given) => hand(given).includes(card) && given.real.deal.melds.length > 0 && unmelded(given).includes(card),
  'lay-down': (_, { move }) => move.type === 'layDown' && move.melds.length > 0,
  'discard-highest': ({ card, points }, given) =>
    value(given, card) === points && unmelded(given).includes(card)
    && unmelded(given).every((other) => value(given, other) <= points),
  'discard-alone': ({ card, instead }, given) =>
    unmelded(given).includes(card) && value(given, card) < value(given, instead)
    && hand(given).every((other) => other === card || !mayMeld(given, card, other))
    && hand(given).some((other) => other !== instead && mayMeld(given, instead, other)),
  'discard-unfit': ({ card }, given) => unmelded(given).includes(card),
  'discard-melded': ({ card }, given) => hand(given).includes(card) && !unmelded(given).includes(card),
  settle: ({ points }, { move, real, seat }) => move.type === 'settle' && endingScore(real, seat, move).points === points,
  reenlist: ({ ante, pot }, { real }) => ante === real.options.ante && pot === real.pot,
  'no-reenlist': ({ ante, pot }, { real }) => ante === real.options.ante && pot === real.pot,
}, {
  tables: [
    { seats: 3, options: USUAL },
    { seats: 4, options: { ...USUAL, ending: 'play-on', reenlist: 'unlimited', target: 70 } },
  ],
  games: 2, decisions: 250, rare: ['take', 'close-chinchon', 'reenlist', 'no-reenlist'],
});

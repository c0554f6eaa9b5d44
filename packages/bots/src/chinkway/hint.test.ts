import { defaultOptions, FRENCH_PACK, type FrenchCard, suitOf } from '@chinwag/rules';
import {
  categoryOf, chinkway, type ChinkwayMove, type ChinkwayOptions, type ChinkwayState, leadingPlay, openDemands, partnerOf,
  placeOrder, scheduledDeals, scheduledSeating, sideOf,
} from '@chinwag/rules/chinkway';
import { describeHints, type HintGiven } from '../testing/describe-hints.ts';
import { chinkwayHint } from './hint.ts';
import { chinkwayBots } from './index.ts';

type ChinkwayHinted = HintGiven<ChinkwayState, ChinkwayMove>;

const held = ({ real, seat }: ChinkwayHinted): readonly FrenchCard[] =>
  FRENCH_PACK.filter((card) => real.deal.hands[seat]?.includes(card));
const others = ({ real, seat }: ChinkwayHinted): readonly FrenchCard[] =>
  FRENCH_PACK.filter((card) => real.deal.hands.some((hand, other) => other !== seat && hand.includes(card)));
const mayPlay = ({ view, seat }: ChinkwayHinted): readonly FrenchCard[] =>
  chinkway.legalMoves(view, seat).flatMap((move) => (move.type === 'play' ? [move.card] : []));

/** Returns the winner of the current trick if the seat plays this card and nobody plays after it. */
const winnerWith = ({ real, seat }: ChinkwayHinted, card: FrenchCard): number | undefined =>
  leadingPlay([...real.deal.trick, { seat, card }], real.deal.trump)?.seat;
const winner = ({ real }: ChinkwayHinted): number => leadingPlay(real.deal.trick, real.deal.trump)?.seat ?? -1;

/** Returns the cards of `among` that beat this card once it is winning the current trick. */
const above = ({ real, seat }: ChinkwayHinted, card: FrenchCard, among: readonly FrenchCard[]): readonly FrenchCard[] =>
  among.filter((other) => {
    const plays = [...real.deal.trick, { seat, card }, { seat: -1, card: other }];
    return leadingPlay(plays, real.deal.trump)?.seat === -1;
  });
const fitsSideOf = ({ real }: ChinkwayHinted, seat: number, card: FrenchCard): boolean =>
  openDemands(real.deal, sideOf(real.deal, seat)).includes(categoryOf(card));
const without = (given: ChinkwayHinted, cards: readonly string[]): readonly string[] =>
  held(given).filter((card) => !cards.includes(card));
const countOf = (cards: readonly string[], suit: string): number => cards.filter((card) => card.endsWith(suit)).length;
const takeable = ({ view, seat }: ChinkwayHinted): readonly FrenchCard[] =>
  chinkway.legalMoves(view, seat).flatMap((move) => (move.type === 'extract' ? (move.card ?? []) : []));
const isLast = ({ real }: ChinkwayHinted): boolean => real.deal.trick.length === real.deal.positions.length - 1;

const SHORT: ChinkwayOptions = { ...defaultOptions<ChinkwayOptions>(chinkway.options), length: 'short' };

describeHints(chinkway, { sensible: chinkwayBots.sensible, hint: chinkwayHint }, {
  'discard-void': ({ cards, suit }, given) =>
    countOf(held(given), suit) > 0 && countOf(without(given, cards), suit) === 0
    && cards.every((card) => held(given).includes(card)),
  'discard-for-trumps': ({ cards, suit, count }, given) => countOf(without(given, cards), suit) === count && count >= 3,
  'discard-for-none': ({ cards }, given) => without(given, cards).length === held(given).length - 2,
  'trump-suit': ({ suit, count, highest }, given) =>
    countOf(held(given), suit) === count && held(given).includes(highest) && above(given, highest, mayPlay(given)).length === 0,
  'trump-none': ({ high }, given) => held(given).filter((card) => /^[AK]/.test(card)).length === high && high > 0,
  'only-card': ({ card }, given) => mayPlay(given).length === 1 && mayPlay(given).includes(card),
  'lead-sure': ({ card }, given) => given.real.deal.trick.length === 0 && above(given, card, others(given)).length === 0,
  'lead-master': ({ card }, given) =>
    given.real.deal.trick.length === 0 && above(given, card, others(given)).every((other) => suitOf(other) !== suitOf(card)),
  'lead-low': ({ card, higher }, given) =>
    given.real.deal.trick.length === 0
    && above(given, card, others(given).filter((other) => suitOf(other) === suitOf(card))).length <= higher,
  'win-last': ({ card, fills }, given) =>
    isLast(given) && winnerWith(given, card) === given.seat && (fills === null || fitsSideOf(given, given.seat, fills)),
  'win-sure': ({ card }, given) => winnerWith(given, card) === given.seat && above(given, card, others(given)).length === 0,
  'win-so-far': ({ card, higher }, given) =>
    !isLast(given) && winnerWith(given, card) === given.seat && above(given, card, others(given)).length <= higher,
  'feed-partner': ({ card, partner }, given) =>
    winner(given) === partner && winnerWith(given, card) === partner && partnerOf(given.real.deal, given.seat) === partner
    && fitsSideOf(given, given.seat, card),
  'leave-to-partner': ({ card, partner }, given) =>
    winner(given) === partner && winnerWith(given, card) === partner && partnerOf(given.real.deal, given.seat) === partner,
  starve: ({ card, who }, given) =>
    winner(given) === who && winnerWith(given, card) === who && !fitsSideOf(given, who, card)
    && mayPlay(given).some((other) => fitsSideOf(given, who, other)),
  'cannot-win': ({ best }, given) =>
    given.real.deal.trick.some((play) => play.card === best && play.seat === winner(given))
    && mayPlay(given).every((card) => winnerWith(given, card) !== given.seat),
  save: ({ card, winner: other }, given) =>
    winnerWith(given, card) !== given.seat && mayPlay(given).includes(other) && winnerWith(given, other) === given.seat,
  'keep-only': ({ card }, given) =>
    takeable(given).includes(card) && takeable(given).every((other) => categoryOf(other) === categoryOf(card)),
  'keep-scarcest': ({ card, toCome }, given) =>
    takeable(given).includes(card)
    && [...others(given), ...held(given)].filter((other) => categoryOf(other) === categoryOf(card)).length <= toCome,
  'keep-nothing': (_, given) => takeable(given).length === 0,
  request: (_, { view, seat }) =>
    partnerOf(scheduledSeating(view.options, view.firstDealer, scheduledDeals(view.options)), seat) === placeOrder(view)[0],
  'no-request': (_, { view, seat }) =>
    partnerOf(scheduledSeating(view.options, view.firstDealer, scheduledDeals(view.options)), seat) !== placeOrder(view)[0],
}, {
  tables: [
    { seats: 5, options: SHORT },
    { seats: 5, options: { ...SHORT, finalDeal: 'eleventh', finalDealRequest: 'always' } },
  ],
  games: 4, decisions: 320, rare: ['keep-nothing', 'discard-for-none', 'trump-none'],
});

import { defaultOptions, rankOf } from '@chinwag/rules';
import {
  bestGoingDown, chinaso, type ChinasoCard, type ChinasoMove, type ChinasoOptions, type ChinasoState, contractIn, isDown,
  isJoker, PACK, pointsOf, waysToLay,
} from '@chinwag/rules/chinaso';
import { describeHints, type HintGiven } from '../testing/describe-hints.ts';
import { chinasoHint } from './hint.ts';
import { chinasoBots } from './index.ts';

type ChinasoHinted = HintGiven<ChinasoState, ChinasoMove>;

const hand = ({ real, seat }: ChinasoHinted): readonly ChinasoCard[] =>
  PACK.filter((card) => real.deal.hands[seat]?.includes(card));
const isLive = ({ real }: ChinasoHinted, card: ChinasoCard): boolean => real.deal.live?.card === card;
const points = ({ real }: ChinasoHinted, card: ChinasoCard): number => pointsOf(card, real.options.cardPoints);
/** Returns whether the contract can be laid with the hand and these additional cards. */
const canGoDown = (given: ChinasoHinted, ...more: readonly ChinasoCard[]): boolean =>
  bestGoingDown([...hand(given), ...more], contractIn(given.real), given.real.options.cardPoints) !== null;
const isThird = (given: ChinasoHinted, card: ChinasoCard): boolean =>
  contractIn(given.real).threes > 0 && !isJoker(card)
  && hand(given).filter((held) => !isJoker(held) && rankOf(held) === rankOf(card)).length === 2;
const down = ({ real, seat }: ChinasoHinted): boolean => isDown(real.deal, seat);
const fits = ({ real }: ChinasoHinted, card: ChinasoCard): boolean => waysToLay(real.deal.table, card).length > 0;

describeHints(chinaso, { sensible: chinasoBots.sensible, hint: chinasoHint }, {
  'take-to-go-down': ({ card }, given) => isLive(given, card) && canGoDown(given, card),
  'take-third': ({ card }, given) => isLive(given, card) && isThird(given, card),
  take: ({ card }, given) => isLive(given, card) && !down(given),
  'take-and-lay': ({ card }, given) => isLive(given, card) && down(given) && fits(given, card),
  'stock-no-use': ({ card }, given) => isLive(given, card) && (canGoDown(given) || !canGoDown(given, card)),
  stock: (_, { move }) => move.type === 'drawStock',
  'buy-to-go-down': ({ card }, given) => isLive(given, card) && canGoDown(given, card),
  'buy-third': ({ card }, given) => isLive(given, card) && isThird(given, card),
  buy: ({ card }, given) => isLive(given, card),
  'decline-no-use': ({ card }, given) => isLive(given, card) && (canGoDown(given) || !canGoDown(given, card)),
  'decline-dear': ({ card }, given) => isLive(given, card),
  'go-down': ({ points: laid }, given) =>
    given.move.type === 'goDown' && !down(given)
    && given.move.sets.flatMap(({ cards }) => cards).reduce((sum, card) => sum + points(given, card), 0) === laid,
  'lay-off': ({ card }, given) => down(given) && hand(given).includes(card) && fits(given, card),
  'swap-joker': ({ card }, given) => down(given) && hand(given).includes(card) && fits(given, card),
  hold: (_, given) => hand(given).length === 1,
  wait: ({ card }, given) => canGoDown(given) && !down(given) && hand(given).includes(card),
  'discard-dearest': ({ card, points: counts }, given) => !down(given) && points(given, card) === counts && !canGoDown(given),
  'discard-unwanted': ({ card }, given) => !down(given) && hand(given).includes(card),
  'discard-least': ({ card }, given) => !down(given) && hand(given).includes(card),
  'discard-stuck': ({ card, points: counts }, given) => down(given) && points(given, card) === counts && !fits(given, card),
  'discard-laid': ({ card }, given) => down(given) && hand(given).includes(card),
}, {
  tables: [2, 4].map((seats) => ({ seats, options: defaultOptions<ChinasoOptions>(chinaso.options) })), games: 2, decisions: 250,
  rare: ['discard-least', 'wait', 'discard-laid'],
});

import { ACE_HIGH, defaultOptions, type FrenchCard, rankOf, suitOf } from '@chinwag/rules';
import {
  chapanka, type ChapankaMove, type ChapankaOptions, type ChapankaState, isPancerola, KINAL, leadingPlay, PACK, trickPoints,
} from '@chinwag/rules/chapanka';
import { describeHints, type HintGiven } from '../testing/describe-hints.ts';
import { chapankaHint } from './hint.ts';
import { chapankaBots } from './index.ts';

type ChapankaHinted = HintGiven<ChapankaState, ChapankaMove>;

const held = ({ real, seat }: ChapankaHinted): readonly FrenchCard[] =>
  PACK.filter((card) => real.deal.hands[seat]?.includes(card));
const others = ({ real, seat }: ChapankaHinted): readonly FrenchCard[] =>
  PACK.filter((card) => real.deal.hands.some((hand, other) => other !== seat && hand.includes(card)));
const mayPlay = ({ view, seat }: ChapankaHinted): readonly FrenchCard[] =>
  chapanka.legalMoves(view, seat).flatMap((move) => (move.type === 'play' ? [move.card] : []));
const wins = ({ real, seat }: ChapankaHinted, card: FrenchCard): boolean =>
  leadingPlay([...real.deal.trick, { seat, card }])?.seat === seat;
const winner = ({ real }: ChapankaHinted): number => leadingPlay(real.deal.trick)?.seat ?? -1;
const leads = ({ real }: ChapankaHinted): boolean => real.deal.trick.length === 0;
const height = (card: FrenchCard): number => ACE_HIGH[rankOf(card)];
const higherOut = (given: ChapankaHinted, card: FrenchCard): number =>
  others(given).filter((other) => suitOf(other) === suitOf(card) && height(other) > height(card)).length;
const isVoid = (given: ChapankaHinted): boolean => {
  const [lead] = given.real.deal.trick;
  return lead !== undefined && held(given).every((card) => suitOf(card) !== suitOf(lead.card));
};
const without = (given: ChapankaHinted, card: FrenchCard): readonly FrenchCard[] => held(given).filter((other) => other !== card);
const hasAll = ({ real }: ChapankaHinted, who: number, count: number): boolean =>
  real.deal.tricks[who] === count && real.deal.tricks.every((won, seat) => seat === who || won === 0);

describeHints(chapanka, { sensible: chapankaBots.sensible, hint: chapankaHint }, {
  'aside-pancerola': ({ card }, given) => isPancerola(without(given, card)),
  'aside-high': ({ card, lower }, given) =>
    height(card) >= height('9S')
    && without(given, card).filter((other) => suitOf(other) === suitOf(card) && height(other) < height(card)).length === lower,
  'aside-void': ({ card, suit }, given) => suitOf(card) === suit && without(given, card).every((other) => suitOf(other) !== suit),
  'aside-least': ({ card }, given) => held(given).includes(card),
  'decline-pancerola': (_, given) => isPancerola(held(given)),
  decline: (_, given) => !isPancerola(held(given)),
  'only-card': ({ card }, given) => mayPlay(given).every((other) => other === card),
  sweep: ({ card, count }, given) => hasAll(given, given.seat, count) && wins(given, card),
  stop: ({ card, who, count }, given) => who !== given.seat && hasAll(given, who, count) && wins(given, card),
  'lead-bait': ({ card }, given) =>
    leads(given) && suitOf(card) === 'H' && !held(given).includes(KINAL)
    && given.real.deal.lastTrick?.plays.some((play) => play.card === KINAL) !== true,
  'lead-low': ({ card, higher }, given) => leads(given) && higherOut(given, card) <= higher,
  'lead-high': ({ card }, given) => leads(given) && higherOut(given, card) === 0,
  'throw-kinal': ({ who }, given) => isVoid(given) && winner(given) === who && mayPlay(given).includes(KINAL),
  'throw-ace': ({ card, who }, given) => rankOf(card) === 'A' && isVoid(given) && winner(given) === who,
  throw: ({ card, suit }, given) => isVoid(given) && given.real.deal.trick[0]?.card.endsWith(suit) === true && !wins(given, card),
  renounce: ({ card }, given) =>
    !isVoid(given) && !wins(given, card) && suitOf(card) !== suitOf(given.real.deal.trick[0]?.card ?? card),
  'duck-highest': ({ card, under }, given) =>
    !wins(given, card) && !isVoid(given) && leadingPlay(given.real.deal.trick)?.card === under
    && mayPlay(given).every((other) => wins(given, other) || suitOf(other) !== suitOf(card) || height(other) <= height(card)),
  duck: ({ card, under }, given) => !wins(given, card) && !isVoid(given) && leadingPlay(given.real.deal.trick)?.card === under,
  'must-win': ({ card }, given) =>
    mayPlay(given).every((other) => wins(given, other)) && (given.real.deal.trick.length === 3 || higherOut(given, card) === 0),
  'must-go-over': ({ card, higher }, given) =>
    mayPlay(given).every((other) => wins(given, other)) && higherOut(given, card) <= higher,
  'win-cheaply': ({ card, points }, given) =>
    wins(given, card) && mayPlay(given).some((other) => !wins(given, other))
    && trickPoints([...given.real.deal.trick, { seat: given.seat, card }]) === points,
}, {
  tables: [{ seats: 4, options: defaultOptions<ChapankaOptions>(chapanka.options) }], games: 6, decisions: 200,
  rare: ['aside-pancerola', 'decline', 'decline-pancerola', 'renounce'],
});

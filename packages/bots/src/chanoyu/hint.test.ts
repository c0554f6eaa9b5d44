import { defaultOptions } from '@chinwag/rules';
import {
  chanoyu, type ChanoyuCard, type ChanoyuMove, type ChanoyuOptions, type ChanoyuState, EMPTY_ROW, fitsOwnRow, leadingPlay,
  numberOf, PACK, rowPoints, rowsAfter, suitOrNone,
} from '@chinwag/rules/chanoyu';
import { describeHints, type HintGiven } from '../testing/describe-hints.ts';
import { chanoyuHint } from './hint.ts';
import { chanoyuBots } from './index.ts';

type ChanoyuHinted = HintGiven<ChanoyuState, ChanoyuMove>;

const others = ({ real, seat }: ChanoyuHinted): readonly ChanoyuCard[] =>
  PACK.filter((card) => real.deal.hands.some((hand, other) => other !== seat && hand.includes(card)));
const mayPlay = ({ view, seat }: ChanoyuHinted): readonly ChanoyuCard[] =>
  chanoyu.legalMoves(view, seat).flatMap((move) => (move.type === 'play' ? [move.card] : []));
const wins = ({ real, seat }: ChanoyuHinted, card: ChanoyuCard): boolean =>
  leadingPlay([...real.deal.trick, { seat, card }])?.seat === seat;
const higherOut = (given: ChanoyuHinted, card: ChanoyuCard): number =>
  others(given).filter((other) => suitOrNone(other) === suitOrNone(card) && (numberOf(other) ?? 0) > (numberOf(card) ?? 0)).length;
const trickOf = ({ real }: ChanoyuHinted): readonly ChanoyuCard[] => real.deal.trick.map(({ card }) => card);
const leads = ({ real }: ChanoyuHinted): boolean => real.deal.trick.length === 0;
const isLast = ({ real }: ChanoyuHinted): boolean => real.deal.trick.length === real.deal.rows.length - 1;
const rowOf = ({ real }: ChanoyuHinted, seat: number) => real.deal.rows[seat] ?? EMPTY_ROW;
const isMeant = ({ move }: ChanoyuHinted, card: ChanoyuCard, row: number, value: number): boolean =>
  move.type === 'lay' && move.card === card && move.row === row && move.value === value;

describeHints(chanoyu, { sensible: chanoyuBots.sensible, hint: chanoyuHint }, {
  'only-card': ({ card }, given) => mayPlay(given).every((other) => other === card),
  'lead-sure': ({ card }, given) => leads(given) && wins(given, card) && higherOut(given, card) === 0,
  'lead-low': ({ card, higher }, given) => leads(given) && wins(given, card) && higherOut(given, card) <= higher,
  'lead-no-number': ({ card }, given) => leads(given) && !wins(given, card),
  'win-last': ({ card, count }, given) =>
    isLast(given) && wins(given, card)
    && [...trickOf(given), card].filter((one) => fitsOwnRow(rowOf(given, given.seat), [one])).length === count,
  'win-sure': ({ card }, given) => wins(given, card) && higherOut(given, card) === 0,
  'win-so-far': ({ card, higher }, given) => !isLast(given) && wins(given, card) && higherOut(given, card) <= higher,
  'no-use-to': ({ card, who }, given) =>
    !wins(given, card) && leadingPlay(given.real.deal.trick)?.seat === who && !fitsOwnRow(rowOf(given, who), [card]),
  'cannot-win': (_, given) => !leads(given) && mayPlay(given).every((card) => !wins(given, card)),
  save: ({ card, winner }, given) => !wins(given, card) && wins(given, winner) && mayPlay(given).includes(winner),
  'lay-first': ({ card, value }, given) =>
    isMeant(given, card, given.seat, value) && rowOf(given, given.seat).every((one) => one === null),
  'lay-points': ({ card, value, points }, given) => {
    const { real, seat } = given;
    const after = rowsAfter(real.deal.rows, { card, row: seat, value })[seat] ?? EMPTY_ROW;
    return isMeant(given, card, seat, value) && points > 0
      && rowPoints(after, real.options.scoring) === rowPoints(rowOf(given, seat), real.options.scoring) + points;
  },
  lay: ({ card, value }, given) => isMeant(given, card, given.seat, value),
  'lay-to-help': ({ card, value, who }, given) => who !== given.seat && isMeant(given, card, who, value),
  stop: (_, { move }) => move.type === 'done',
}, {
  tables: [3, 4, 5].map((seats) => ({ seats, options: defaultOptions<ChanoyuOptions>(chanoyu.options) })), games: 2, decisions: 150,
  rare: ['lay-to-help'],
});

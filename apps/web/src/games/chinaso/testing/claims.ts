import {
  bestGoingDown, type ChinasoCard, type ChinasoMove, type ChinasoState, contractIn, contractOf, handCount, isDown, isJoker,
  PENALTY_CARDS, pointsOf,
} from '@chinwag/rules/chinaso';
import { isSeen } from '@chinwag/rules';
import { type Claims, names, type SaidAt } from '../../../lessons/testing/claims.ts';

type ChinasoSaid = SaidAt<ChinasoState, ChinasoMove>;

const hand = ({ real: { deal }, seat }: ChinasoSaid): readonly ChinasoCard[] => (deal.hands[seat] ?? []).filter(isSeen);
const may = ({ moves }: ChinasoSaid, type: ChinasoMove['type']): boolean => moves.some((move) => move.type === type);
const down = ({ real, seat }: ChinasoSaid): boolean => isDown(real.deal, seat);
const isOfTwoThrees = ({ real }: ChinasoSaid): boolean => {
  const { threes, straights } = contractIn(real);
  return threes === 2 && straights === 0;
};
const goingDown = (said: ChinasoSaid) => {
  const { real } = said;
  const isToPlay = real.phase.name === 'play' && real.phase.seat === said.seat && !down(said);
  return isToPlay ? bestGoingDown(hand(said), contractIn(real), real.options.cardPoints) : null;
};
const likes = (said: ChinasoSaid, card: ChinasoCard): number =>
  hand(said).filter((other) => !isJoker(other) && !isJoker(card) && other[0] === card[0]).length;
const worth = ({ real }: ChinasoSaid, card: ChinasoCard): number => pointsOf(card, real.options.cardPoints);
const discarded = ({ move }: ChinasoSaid): ChinasoCard | null => (move?.type === 'discard' ? move.card : null);
const hasSevenHands = ({ real }: ChinasoSaid): boolean => handCount(real.options) === 7;

/** The claims that Chinaso's lesson and hints make, each with a check that it is true. */
export const claims: Claims<'chinaso', ChinasoState, ChinasoMove> = {
  aim: hasSevenHands,
  contract: isOfTwoThrees,
  draw: (said) => may(said, 'takeDiscard') && may(said, 'drawStock') && said.real.deal.live !== null,
  keep: 'rule',
  discard: (said) => worth(said, 'AS') === 15 && worth(said, 'KS') === 10 && may(said, 'discard'),
  'go-down': (said) => goingDown(said) !== null && isOfTwoThrees(said),
  buy: (said) => {
    const { phase, deal } = said.real;
    return phase.name === 'buying' && phase.waiting.includes(said.seat) && phase.seat !== said.seat
      && names(said, 'who', phase.seat) && deal.live !== null && PENALTY_CARDS === 2;
  },
  'buy-when': 'rule',
  'lay-off': (said) => down(said) && may(said, 'layOff') && may(said, 'discard'),
  'other-down': (said) =>
    said.players.some((_, seat) => seat !== said.seat && isDown(said.real.deal, seat) && names(said, 'who', seat)),
  'last-card': (said) => hand(said).length === 1 && !may(said, 'discard') && said.moves.length > 0,
  scored: ({ real, seat, values }) => values['points'] === real.records[0]?.points[seat] && hasSevenHands({ real } as ChinasoSaid),
  won: ({ real, seat }) => {
    const [record] = real.records;
    return record?.winner === seat && record.points[seat] === 0 && handCount(real.options) === 7;
  },
  next: ({ real }) => real.records.length === 1 && contractOf(2).threes === 1 && contractOf(2).straights === 1,
  'buy-the-third': (said) => said.real.deal.live !== null && likes(said, said.real.deal.live.card) === 2 && isOfTwoThrees(said),
  'down-first': (said) => goingDown(said) !== null && isOfTwoThrees(said),
  'keep-the-joker': (said) => isJoker(discarded(said) ?? 'AS'),
  'keep-the-pair': (said) => {
    const card = discarded(said);
    return card !== null && likes(said, card) > 1 && hand(said).some((other) => likes(said, other) === 1);
  },
  'first.task': (said) => said.real.deal.number > 1 && !down(said),
  'first.bought': (said) => said.values['count'] === hand(said).length && (said.real.deal.buys[said.seat] ?? 0) > 0 && !down(said),
  'first.swap': (said) => may(said, 'swapJoker'),
  'first.chinaso': (said) => {
    const best = goingDown(said);
    const nobodyElse = said.players.every((_, seat) => seat === said.seat || !isDown(said.real.deal, seat));
    return nobodyElse && best !== null && best.sets.flatMap(({ cards }) => cards).length === hand(said).length;
  },
};

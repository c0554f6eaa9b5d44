import {
  areOpposite, type ChapankaMove, type ChapankaState, KINAL, leadingPlay, PARTY, partyPaid, pointsOf, TRICKS, trickPoints,
} from '@chinwag/rules/chapanka';
import { isSeen } from '@chinwag/rules';
import { type Claims, names, type SaidAt } from '../../../lessons/testing/claims.ts';

type ChapankaSaid = SaidAt<ChapankaState, ChapankaMove>;

const hand = ({ real: { deal }, seat }: ChapankaSaid): readonly string[] => deal.hands[seat] ?? [];
const plays = ({ moves }: ChapankaSaid): readonly string[] => moves.flatMap((move) => (move.type === 'play' ? [move.card] : []));
const led = ({ real: { deal } }: ChapankaSaid): string => deal.trick[0]?.card.at(-1) ?? '-';
/** Returns whether the learner is void in the suit led, and may play any card. */
const isVoid = (said: ChapankaSaid): boolean =>
  said.real.deal.trick.length > 0 && !hand(said).some((card) => card.endsWith(led(said)))
  && plays(said).length === hand(said).length;
const aces = (said: ChapankaSaid): number => plays(said).filter((card) => card.startsWith('A')).length;
const takes = ({ real: { deal }, seat }: ChapankaSaid, move: ChapankaMove): boolean =>
  move.type === 'play' && leadingPlay([...deal.trick, { seat, card: move.card }])?.seat === seat;
const tricks = ({ real: { deal } }: ChapankaSaid): number => deal.tricks.reduce((sum, one) => sum + one, 0);
const paid = ({ real: { records } }: ChapankaSaid) => {
  const [record] = records;
  const party = record === undefined ? null : partyPaid(record);
  return record === undefined || party === null || party.payer === null ? null : { record, party };
};

/** The claims that Chapanka's lesson and hints make, each with a check that it is true. */
export const claims: Claims<'chapanka', ChapankaState, ChapankaMove> = {
  aim: 'rule',
  worth: 'rule',
  exchange: ({ real: { deal, phase }, seat }) =>
    phase.name === 'exchange' && phase.seat === seat && (deal.talon[seat] ?? null) !== null,
  kinal: (said) => hand(said).includes(KINAL) && said.values['card'] === KINAL && said.real.options.kinalPot === 'on',
  'kinal-throw': (said) => ['S', 'H', 'D', 'C'].every((suit) => hand(said).some((card) => card.endsWith(suit))),
  'kinal-void': (said) => !hand(said).some((card) => card.charAt(1) === said.values['suit']),
  follow: (said) => led(said) !== '-' && plays(said).length > 0 && plays(said).every((card) => card.endsWith(led(said))),
  'throw-kinal': (said) => isVoid(said) && plays(said).includes(KINAL) && said.real.options.kinalPot === 'on' && said.real.pot > 0,
  'throw-ace': (said) => isVoid(said) && aces(said) > 0,
  // a payment that may be doubled
  opposite: (said) =>
    said.real.deal.paid.some(({ card, from, to }) => card !== null && from !== 'pot' && to !== 'pot')
    && said.players.some((_, seat) => areOpposite(seat, said.seat) && names(said, 'who', seat)),
  trick: ({ real: { deal }, seat, values }) =>
    deal.lastTrick?.winner === seat && trickPoints(deal.lastTrick.plays) === values['points'] && values['points'] > 0,
  'trick-empty': ({ real: { deal }, seat }) => deal.lastTrick?.winner === seat && trickPoints(deal.lastTrick.plays) === 0,
  'all-eleven': 'rule',
  party: (said) => {
    const found = paid(said);
    if (found === null) return false;
    const { record: { cardPoints }, party: { payer, payee } } = found;
    return names(said, 'from', payer) && names(said, 'to', payee)
      && cardPoints[payer] === Math.max(...cardPoints) && cardPoints[payee] === Math.min(...cardPoints);
  },
  'party-worth': (said) => {
    const found = paid(said);
    const counts = found?.record.setAside.filter(isSeen).map(pointsOf) ?? [];
    return counts.length === 4 && found?.party.amount === counts.reduce((sum, count) => sum + count, PARTY);
  },
  over: ({ real }) => real.records.length === 1,
  sheet: 'rule',
  next: ({ real }) => real.records.length === 1 && real.options.deals > 1,
  'throw-kinal-now': (said) =>
    isVoid(said) && plays(said).includes(KINAL) && said.move?.type === 'play' && said.move.card !== KINAL,
  'throw-ace-now': (said) => isVoid(said) && aces(said) > 0 && said.move?.type === 'play' && !said.move.card.startsWith('A'),
  duck: (said) =>
    said.move !== null && said.real.deal.trick.length > 0 && takes(said, said.move)
    && said.moves.some((other) => !takes(said, other)),
  'first.kinal': (said) => led(said) !== '-' && !KINAL.endsWith(led(said)) && plays(said).includes(KINAL),
  'first.pancerola': ({ real: { deal }, seat }) => deal.pancerola?.holder === seat && !deal.pancerola.exercised,
  'first.last-trick': (said) => tricks(said) === TRICKS - 1 && hand(said).length === 1,
  'first.chapanka': (said) => {
    const { deal } = said.real;
    const taker = deal.tricks.findIndex((won) => won === 9);
    return taker >= 0 && tricks(said) === 9 && names(said, 'who', taker);
  },
};

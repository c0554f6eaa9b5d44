import {
  type ChinkwayMove, type ChinkwayState, leadingPlay, openDemands, partnerOf, questPoints, scheduledSeating, sideOf,
} from '@chinwag/rules/chinkway';
import { type Claims, names, type SaidAt } from '../../../lessons/testing/claims.ts';

type ChinkwaySaid = SaidAt<ChinkwayState, ChinkwayMove>;

const partner = ({ real: { deal }, seat }: ChinkwaySaid): number | null => partnerOf(deal, seat);
const hand = ({ real: { deal }, seat }: ChinkwaySaid): readonly string[] => deal.hands[seat] ?? [];
const open = ({ real: { deal }, seat }: ChinkwaySaid): number => openDemands(deal, sideOf(deal, seat)).length;
const taken = ({ real: { deal }, seat }: ChinkwaySaid): readonly string[] => deal.taken[sideOf(deal, seat)] ?? [];
const isToPlay = ({ real: { phase }, seat }: ChinkwaySaid): boolean => phase.name === 'play' && phase.seat === seat;
const fitting = ({ real: { phase }, seat }: ChinkwaySaid): number =>
  phase.name === 'extract' && phase.seat === seat ? phase.cards.length : 0;
const wins = ({ real: { deal }, seat }: ChinkwaySaid, move: ChinkwayMove): boolean =>
  move.type === 'play' && leadingPlay([...deal.trick, { seat, card: move.card }], deal.trump)?.seat === seat;
const scored = ({ real, seat, values }: ChinkwaySaid, alone: boolean): boolean => {
  const [record] = real.records;
  if (record === undefined || (partnerOf(record, seat) === null) !== alone) return false;
  const cards = record.taken[sideOf(record, seat)] ?? [];
  return values['count'] === cards.length && values['points'] === record.points[seat] && questPoints(cards) === values['points'];
};

/** The claims that Chinkway's lesson and hints make, each with a check that it is true. */
export const claims: Claims<'chinkway', ChinkwayState, ChinkwayMove> = {
  aim: 'rule',
  alone: (said) => partner(said) === null,
  partner: (said) => {
    const seat = partner(said);
    return seat !== null && names(said, 'partner', seat);
  },
  'no-trumps': ({ real }) => real.deal.trump === 'NT',
  trumps: ({ real, values }) => values['suit'] === real.deal.trump,
  quest: ({ real }) => real.deal.quest.length === 5,
  lead: (said) => isToPlay(said) && said.real.deal.trick.length === 0 && open(said) > 0,
  keep: (said) => said.values['count'] === fitting(said) && said.real.deal.lastTrick?.winner === said.seat,
  filled: (said) => taken(said).length === 1 && partner(said) !== null,
  // cards that may not be played are dimmed: there is at least one
  follow: (said) => isToPlay(said) && said.real.deal.trick.length > 0 && said.moves.length < hand(said).length,
  decline: (said) => {
    const seat = partner(said);
    const mayDecline = said.moves.some((move) => move.type === 'extract' && move.card === null);
    return mayDecline && seat !== null && names(said, 'partner', seat);
  },
  others: ({ real: { deal }, seat }) => deal.taken.some((cards, side) => side !== sideOf(deal, seat) && cards.length > 0),
  scored: (said) => scored(said, false),
  'scored-alone': (said) => scored(said, true),
  next: ({ real, seat }) => {
    const [record] = real.records;
    if (record === undefined || real.options.length !== 'full') return false;
    return partnerOf(record, seat) !== partnerOf(scheduledSeating(real.options, real.firstDealer, record.number + 1), seat);
  },
  'safe-lead': (said) => {
    const { trump } = said.real.deal;
    const safe = hand(said).filter((card) => card.startsWith('A') && (trump === 'NT' || card.endsWith(trump ?? '-')));
    return isToPlay(said) && said.real.deal.trick.length === 0 && safe.length > 0
      && said.move?.type === 'play' && !safe.includes(said.move.card);
  },
  'keep-one': (said) => said.values['count'] === open(said) && fitting(said) > 0,
  'partner-wins': (said) => {
    const seat = partner(said);
    const { deal } = said.real;
    const isWinning = seat !== null && names(said, 'partner', seat) && leadingPlay(deal.trick, deal.trump)?.seat === seat;
    return isWinning && said.move !== null && wins(said, said.move) && said.moves.some((other) => !wins(said, other));
  },
  'first.partner': (said) => {
    const before = said.real.records.at(-1);
    const seat = partner(said);
    return before !== undefined && seat !== null && names(said, 'partner', seat) && partnerOf(before, said.seat) !== seat;
  },
  'first.alone': (said) => partner(said) === null && said.real.deal.positions[0] === said.seat,
  'first.full': (said) => open(said) === 0 && isToPlay(said),
  'first.request': ({ real: { phase }, seat }) => phase.name === 'finalRequest' && phase.seat === seat,
};

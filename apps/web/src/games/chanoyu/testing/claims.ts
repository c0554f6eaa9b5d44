import {
  type ChanoyuMove, type ChanoyuState, GOAL, isTsukumogami, kindOf, leadingPlay, numberOf, rowPoints, rowsAfter, SAFE, totals,
} from '@chinwag/rules/chanoyu';
import { type Claims, names, type SaidAt } from '../../../lessons/testing/claims.ts';

type ChanoyuSaid = SaidAt<ChanoyuState, ChanoyuMove>;
type LayWay = ChanoyuMove<'lay'>;

const lays = ({ moves }: ChanoyuSaid): readonly LayWay[] => moves.flatMap((move) => (move.type === 'lay' ? [move] : []));
const isBuilding = ({ real: { phase }, seat }: ChanoyuSaid): boolean => phase.name === 'build' && phase.seat === seat;
const row = ({ real: { deal }, seat }: ChanoyuSaid) => deal.rows[seat] ?? [];
const isEmpty = (said: ChanoyuSaid): boolean => row(said).every((card) => card === null);
const isSideBySide = ({ real }: ChanoyuSaid): boolean => real.options.scoring === 'links';
/** Returns the points that a card would add to the learner's own row. */
const gain = ({ real, seat }: ChanoyuSaid, way: LayWay): number => {
  const after = rowsAfter(real.deal.rows, way)[seat] ?? [];
  return rowPoints(after, real.options.scoring) - rowPoints(real.deal.rows[seat] ?? [], real.options.scoring);
};
const gains = (said: ChanoyuSaid): boolean => lays(said).some((way) => way.row === said.seat && gain(said, way) > 0);
const wins = ({ real: { deal }, seat }: ChanoyuSaid, move: ChanoyuMove): boolean =>
  move.type === 'play' && leadingPlay([...deal.trick, { seat, card: move.card }])?.seat === seat;
const nobodyWon = ({ real: { deal } }: ChanoyuSaid): boolean => deal.lastTrick !== null && deal.lastTrick.winner === null;

/** The claims that Chanoyu's lesson and hints make, each with a check that it is true. */
export const claims: Claims<'chanoyu', ChanoyuState, ChanoyuMove> = {
  aim: 'rule',
  row: isSideBySide,
  play: ({ real: { deal, phase }, seat }) => phase.name === 'play' && phase.seat === seat && deal.trick.length > 0,
  faces: 'rule',
  build: (said) => isBuilding(said) && said.real.deal.lastTrick?.winner === said.seat && isEmpty(said),
  'near-first': (said) => isBuilding(said) && !isEmpty(said),
  face: (said) => isBuilding(said) && lays(said).some(({ card }) => kindOf(card) === 'face'),
  tsukumogami: (said) => isBuilding(said) && lays(said).some(({ card }) => isTsukumogami(card)),
  help: (said) => lays(said).some(({ card, row }) => isTsukumogami(card) && row !== said.seat),
  nobody: nobodyWon,
  'other-builds': (said) =>
    said.real.deal.rows.some(
      (cards, seat) => seat !== said.seat && cards.some((card) => card !== null) && names(said, 'who', seat),
    ),
  scored: ({ real: { records }, seat, values }) => records.length > 0 && records[0]?.points[seat] === values['points'],
  together: ({ values }) => values['goal'] === GOAL && values['safe'] === SAFE,
  next: 'rule',
  'lay-the-near-one': (said) =>
    lays(said).some((way) => way.row === said.seat && !isTsukumogami(way.card) && (isEmpty(said) || gain(said, way) > 0)),
  'stop-early': gains,
  'win-with-a-number': (said) =>
    isEmpty(said) && said.moves.some((move) => move.type === 'play' && numberOf(move.card) !== null && wins(said, move)),
  'first.help': (said) => lays(said).some(({ card, row }) => isTsukumogami(card) && row !== said.seat),
  'first.behind': (said) => {
    const points = totals(said.real);
    return points.some((sum, seat) => sum < SAFE && names(said, 'who', seat)) && points.some((sum) => sum > 0);
  },
  'first.nobody': nobodyWon,
};

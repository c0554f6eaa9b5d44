import {
  type ChanoyuMove, type ChanoyuState, EMPTY_ROW, ends, GOAL, isTsukumogami, kindOf, leadingPlay, numberOf, SAFE,
} from '@chinwag/rules/chanoyu';
import { person } from '../../board/people.ts';
import { message } from '../../language/message.ts';
import type { Place } from '../../ui/place.ts';
import type { Lesson, LessonView } from '../../board/lesson.ts';

type ChanoyuLesson = LessonView<ChanoyuState, ChanoyuMove>;

const offers = ({ moves }: ChanoyuLesson, type: ChanoyuMove['type']): boolean => moves.some((move) => move.type === type);
const lays = ({ moves }: ChanoyuLesson) => moves.flatMap((move) => (move.type === 'lay' ? [move] : []));
const faces = (here: ChanoyuLesson) => lays(here).map(({ card }) => card).filter((card) => kindOf(card) === 'face');
const tsukumogami = (here: ChanoyuLesson) => lays(here).map(({ card }) => card).filter(isTsukumogami);
const ownRow = ({ state, seat }: ChanoyuLesson) => state.deal.rows[seat] ?? EMPTY_ROW;
const hasLaid = (here: ChanoyuLesson): boolean => ownRow(here).some((card) => card !== null);

/** Returns the first other player with a card in their row; -1 for nobody. */
const builder = ({ state, seat }: ChanoyuLesson): number =>
  state.deal.rows.findIndex((row, other) => other !== seat && row.some((card) => card !== null));
const laidBy = ({ state }: ChanoyuLesson, seat: number): readonly Place[] =>
  (state.deal.rows[seat] ?? []).flatMap((card): readonly Place[] => (card === null ? [] : [`laid ${card}`]));

/** Returns the number of places between a value and the nearer end of the learner's row; 0 if the value is next to it. */
const gapTo = (here: ChanoyuLesson, value: number): number => {
  const span = ends(ownRow(here));
  return span === null ? 0 : Math.max(span[0] - value, value - span[1]) - 1;
};

/** Returns the moves that lay a card next to the learner's row, without a gap. */
const joins = (here: ChanoyuLesson) => lays(here).filter(({ row, value }) => row === here.seat && gapTo(here, value) === 0);

/** Chanoyu's lesson: a row that grows to ten places, with one or two picture cards and a Tsukumogami. */
export const lesson: Lesson<ChanoyuState, ChanoyuMove> = {
  seats: 3,
  options: {},
  seed: '00000014'.repeat(8),
  slips: [
    {
      id: 'aim',
      about: ({ seat }) => [`row ${seat}`],
      due: ({ state, seat }) => (state.deal.hands[seat]?.length ?? 0) > 0,
      says: [message('lessons.chanoyu.aim'), message('lessons.chanoyu.row')],
    },
    {
      id: 'play',
      about: ['trick', 'hand'],
      due: (here) => offers(here, 'play') && here.state.deal.trick.length > 0,
      says: [message('lessons.chanoyu.play'), message('lessons.chanoyu.faces')],
    },
    {
      id: 'build',
      about: ['trick'],
      due: (here) => lays(here).length > 0 && !hasLaid(here),
      says: message('lessons.chanoyu.build'),
    },
    {
      id: 'near-first',
      about: ({ seat }) => [`row ${seat}`],
      due: (here) => lays(here).length > 0 && hasLaid(here),
      says: message('lessons.chanoyu.near-first'),
    },
    {
      id: 'face',
      about: (here) => [faces(here).map((card): Place => `trick ${card}`)],
      due: (here) => faces(here).length > 0,
      says: message('lessons.chanoyu.face'),
    },
    {
      id: 'tsukumogami',
      about: (here) => [tsukumogami(here).map((card): Place => `trick ${card}`)],
      due: (here) => tsukumogami(here).length > 0,
      says: (here) => [
        message('lessons.chanoyu.tsukumogami'),
        ...(lays(here).some(({ card, row }) => isTsukumogami(card) && row !== here.seat) ? [message('lessons.chanoyu.help')] : []),
      ],
    },
    {
      id: 'nobody',
      about: ['trick', 'hand'],
      due: ({ state }) => state.deal.lastTrick !== null && state.deal.lastTrick.winner === null,
      says: message('lessons.chanoyu.nobody'),
    },
    {
      id: 'other-builds',
      about: (here) => [[...laidBy(here, builder(here))], `seat ${builder(here)}`],
      due: (here) => builder(here) >= 0,
      says: (here) => message('lessons.chanoyu.other-builds', { who: person(here, builder(here)) }),
    },
    {
      id: 'end',
      about: ({ seat }) => [`row ${seat}`],
      due: ({ state }) => state.records.length > 0,
      says: ({ state, seat }) => [
        message('lessons.chanoyu.scored', { points: state.records[0]?.points[seat] ?? 0 }),
        message('lessons.chanoyu.together', { goal: GOAL, safe: SAFE }),
        message('lessons.chanoyu.next'),
      ],
    },
  ],
  counsels: [
    {
      id: 'lay-the-near-one',
      about: (here) => [joins(here).map(({ card }): Place => `trick ${card}`)],
      against: (move, here) => {
        if (move.type !== 'lay' || move.row !== here.seat || isTsukumogami(move.card)) return false;
        return gapTo(here, move.value) > 0 && joins(here).some(({ card }) => !isTsukumogami(card));
      },
      says: message('lessons.chanoyu.lay-the-near-one'),
    },
    {
      id: 'stop-early',
      about: (here) => [joins(here).map(({ card }): Place => `trick ${card}`)],
      against: (move, here) => move.type === 'done' && joins(here).length > 0,
      says: message('lessons.chanoyu.stop-early'),
    },
    {
      id: 'win-with-a-number',
      about: ['trick'],
      against: (move, here) => {
        if (move.type !== 'play') return false;
        const { trick } = here.state.deal;
        const wins = (card: typeof move.card) => leadingPlay([...trick, { seat: here.seat, card }])?.seat === here.seat;
        const isLast = trick.length === here.players.length - 1;
        return isLast && !hasLaid(here) && !wins(move.card)
          && here.moves.some((other) => other.type === 'play' && numberOf(other.card) !== null && wins(other.card));
      },
      says: message('lessons.chanoyu.win-with-a-number'),
    },
  ],
};

import {
  areOpposite, type ChapankaMove, type ChapankaState, KINAL, leadingPlay, mannerOf, partyPaid, trickPoints,
} from '@chinwag/rules/chapanka';
import { named, person } from '../../board/people.ts';
import { message } from '../../language/message.ts';
import type { Lesson, LessonView } from '../../board/lesson.ts';

type ChapankaLesson = LessonView<ChapankaState, ChapankaMove>;
type Card = ChapankaMove<'play'>['card'];

const held = ({ state, seat }: ChapankaLesson): readonly string[] => state.deal.hands[seat] ?? [];
const plays = ({ moves }: ChapankaLesson): readonly Card[] => moves.flatMap((move) => (move.type === 'play' ? [move.card] : []));
const thrown = (here: ChapankaLesson): readonly Card[] =>
  plays(here).filter((card) => mannerOf(here.state.deal, here.seat, card) === 'throw');
const kinalToThrow = (here: ChapankaLesson): boolean => thrown(here).includes(KINAL);
const aceToThrow = (here: ChapankaLesson): boolean => thrown(here).some((card) => card.startsWith('A'));

/** Whether a card would be the best of the trick as it lies. */
const takes = ({ state, seat }: ChapankaLesson, card: Card): boolean =>
  leadingPlay([...state.deal.trick, { seat, card }])?.seat === seat;

/** Chapanka: a hand without spades, with the Kinal and two aces to be rid of. */
export const lesson: Lesson<ChapankaState, ChapankaMove> = {
  seats: 4,
  options: {},
  seed: '0000003b'.repeat(8),
  slips: [
    { id: 'aim', due: (here) => held(here).length > 0, says: [message('lessons.chapanka.aim'), message('lessons.chapanka.worth')] },
    {
      id: 'exchange',
      due: ({ moves }) => moves.some(({ type }) => type === 'exchange'),
      says: message('lessons.chapanka.exchange'),
    },
    {
      id: 'kinal',
      due: (here) => here.state.phase.name === 'play' && held(here).includes(KINAL),
      says: [message('lessons.chapanka.kinal', { card: KINAL }), message('lessons.chapanka.kinal-throw')],
    },
    { id: 'follow', due: (here) => plays(here).length > 0 && thrown(here).length === 0, says: message('lessons.chapanka.follow') },
    { id: 'throw-kinal', due: kinalToThrow, says: message('lessons.chapanka.throw-kinal') },
    { id: 'throw-ace', due: (here) => aceToThrow(here) && !kinalToThrow(here), says: message('lessons.chapanka.throw-ace') },
    {
      id: 'opposite',
      due: ({ state }) => state.deal.paid.some(({ from, to }) => from !== 'pot' && to !== 'pot'),
      says: (here) => {
        const across = here.players.findIndex((_, seat) => areOpposite(seat, here.seat));
        return message('lessons.chapanka.opposite', { who: named(here, across) });
      },
    },
    {
      id: 'trick',
      due: ({ state, seat }) => state.deal.lastTrick?.winner === seat,
      says: ({ state }) => message('lessons.chapanka.trick', { points: trickPoints(state.deal.lastTrick?.plays ?? []) }),
    },
    {
      id: 'end',
      due: ({ state }) => state.records.length > 0,
      says: (here) => {
        const record = here.state.records[0];
        const party = record === undefined ? null : partyPaid(record);
        const paid =
          party !== null && party.payer !== null
            ? [message('lessons.chapanka.party', { from: person(here, party.payer), to: person(here, party.payee) })]
            : [];
        return [...paid, message('lessons.chapanka.all'), message('lessons.chapanka.next')];
      },
    },
  ],
  counsels: [
    {
      id: 'throw-kinal-now',
      against: (move, here) => move.type === 'play' && move.card !== KINAL && kinalToThrow(here),
      says: message('lessons.chapanka.throw-kinal-now'),
    },
    {
      id: 'throw-ace-now',
      against: (move, here) => move.type === 'play' && move.card !== KINAL && !move.card.startsWith('A') && aceToThrow(here),
      says: message('lessons.chapanka.throw-ace-now'),
    },
    {
      id: 'duck',
      against: (move, here) =>
        move.type === 'play' && here.state.deal.trick.length > 0 && takes(here, move.card)
        && plays(here).some((card) => !takes(here, card)),
      says: message('lessons.chapanka.duck'),
    },
  ],
};

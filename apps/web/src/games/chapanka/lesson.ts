import {
  areOpposite, type ChapankaMove, type ChapankaState, KINAL, leadingPlay, mannerOf, partyPaid, trickPoints,
} from '@chinwag/rules/chapanka';
import { FRENCH_SUITS, suitOf } from '@chinwag/rules';
import { named, person } from '../../board/people.ts';
import { message } from '../../language/message.ts';
import type { Place } from '../../ui/place.ts';
import type { Lesson, LessonView } from '../../board/lesson.ts';

type ChapankaLesson = LessonView<ChapankaState, ChapankaMove>;
type Card = ChapankaMove<'play'>['card'];

const held = ({ state, seat }: ChapankaLesson): readonly string[] => state.deal.hands[seat] ?? [];
const plays = ({ moves }: ChapankaLesson): readonly Card[] => moves.flatMap((move) => (move.type === 'play' ? [move.card] : []));
const thrown = (here: ChapankaLesson): readonly Card[] =>
  plays(here).filter((card) => mannerOf(here.state.deal, here.seat, card) === 'throw');
const kinalToThrow = (here: ChapankaLesson): boolean => thrown(here).includes(KINAL);
const acesToThrow = (here: ChapankaLesson): readonly Card[] => thrown(here).filter((card) => card.startsWith('A'));

const across = ({ players, seat }: ChapankaLesson): number => players.findIndex((_, other) => areOpposite(other, seat));

/** Returns whether a card would be the best of the current trick. */
const takes = ({ state, seat }: ChapankaLesson, card: Card): boolean =>
  leadingPlay([...state.deal.trick, { seat, card }])?.seat === seat;

/** Chapanka's lesson: a hand without spades, with the Kinal and two aces to get rid of. */
export const lesson: Lesson<ChapankaState, ChapankaMove> = {
  seats: 4,
  options: {},
  seed: '0000003b'.repeat(8),
  slips: [
    {
      id: 'aim',
      about: ['hand'],
      due: (here) => held(here).length > 0,
      says: [message('lessons.chapanka.aim'), message('lessons.chapanka.worth')],
    },
    {
      id: 'exchange',
      about: ({ seat }) => [`talon ${seat}`],
      due: ({ moves }) => moves.some(({ type }) => type === 'exchange'),
      says: message('lessons.chapanka.exchange'),
    },
    {
      id: 'kinal',
      about: [`hand ${KINAL}`],
      due: (here) => here.state.phase.name === 'play' && held(here).includes(KINAL),
      says: (here) => {
        const suit = FRENCH_SUITS.find((each) => !held(here).some((card) => card.endsWith(each)));
        return [
          message('lessons.chapanka.kinal', { card: KINAL }),
          suit === undefined ? message('lessons.chapanka.kinal-throw') : message('lessons.chapanka.kinal-void', { suit }),
        ];
      },
    },
    {
      id: 'follow',
      about: ({ state }) => state.deal.trick.slice(0, 1).map(({ card }): Place => `trick ${card}`),
      due: (here) => {
        const [lead] = here.state.deal.trick;
        return lead !== undefined && plays(here).length > 0 && plays(here).every((card) => suitOf(card) === suitOf(lead.card));
      },
      says: message('lessons.chapanka.follow'),
    },
    { id: 'throw-kinal', about: [`hand ${KINAL}`], due: kinalToThrow, says: message('lessons.chapanka.throw-kinal') },
    {
      id: 'throw-ace',
      about: (here) => [acesToThrow(here).map((card): Place => `hand ${card}`)],
      due: (here) => acesToThrow(here).length > 0 && !kinalToThrow(here),
      says: message('lessons.chapanka.throw-ace'),
    },
    {
      id: 'opposite',
      about: (here) => [`seat ${across(here)}`],
      due: ({ state }) => state.deal.paid.some(({ card, from, to }) => card !== null && from !== 'pot' && to !== 'pot'),
      says: (here) => message('lessons.chapanka.opposite', { who: named(here, across(here)) }),
    },
    {
      id: 'trick',
      about: ({ seat }) => [`counters ${seat}`],
      due: ({ state, seat }) => state.deal.lastTrick?.winner === seat,
      says: ({ state }) => {
        const points = trickPoints(state.deal.lastTrick?.plays ?? []);
        return [
          points > 0 ? message('lessons.chapanka.trick', { points }) : message('lessons.chapanka.trick-empty'),
          message('lessons.chapanka.all-eleven'),
        ];
      },
    },
    {
      id: 'end',
      about: ({ seat }) => ['aside', `counters ${seat}`],
      due: ({ state }) => state.records.length > 0,
      says: (here) => {
        const record = here.state.records[0];
        const party = record === undefined ? null : partyPaid(record);
        const paid =
          party !== null && party.payer !== null && party.rule !== 'CP7.3'
            ? [
                message('lessons.chapanka.party', { from: person(here, party.payer), to: person(here, party.payee) }),
                message('lessons.chapanka.party-worth'),
              ]
            : [message('lessons.chapanka.over')];
        return [...paid, message('lessons.chapanka.sheet'), message('lessons.chapanka.next')];
      },
    },
  ],
  counsels: [
    {
      id: 'throw-kinal-now',
      about: [`hand ${KINAL}`],
      against: (move, here) => move.type === 'play' && move.card !== KINAL && kinalToThrow(here),
      says: message('lessons.chapanka.throw-kinal-now'),
    },
    {
      id: 'throw-ace-now',
      about: (here) => [acesToThrow(here).map((card): Place => `hand ${card}`)],
      against: (move, here) =>
        move.type === 'play' && move.card !== KINAL && !move.card.startsWith('A') && acesToThrow(here).length > 0,
      says: message('lessons.chapanka.throw-ace-now'),
    },
    {
      id: 'duck',
      about: ['trick'],
      against: (move, here) =>
        move.type === 'play' && here.state.deal.trick.length > 0 && takes(here, move.card)
        && plays(here).some((card) => !takes(here, card)),
      says: message('lessons.chapanka.duck'),
    },
  ],
};

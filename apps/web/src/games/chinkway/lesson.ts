import {
  type ChinkwayMove, type ChinkwayState, leadingPlay, openDemands, partnerOf, questPoints, sideOf, type Trump,
} from '@chinwag/rules/chinkway';
import { named, person } from '../../board/people.ts';
import { message } from '../../language/message.ts';
import type { Lesson, LessonView } from '../../board/lesson.ts';

type ChinkwayLesson = LessonView<ChinkwayState, ChinkwayMove>;

/** What a lead cannot be beaten with: the ace of trumps, or of any suit where there are none. */
const isSafeLead = (card: string, trump: Trump | null): boolean =>
  card.startsWith('A') && (trump === null || trump === 'NT' || card.endsWith(trump));

const playsFrom = ({ moves }: ChinkwayLesson): readonly string[] =>
  moves.flatMap((move) => (move.type === 'play' ? [move.card] : []));
const partner = ({ state, seat }: ChinkwayLesson) => partnerOf(state.deal, seat) ?? seat;
const own = ({ state, seat }: ChinkwayLesson): readonly string[] => state.deal.taken[sideOf(state.deal, seat)] ?? [];
const keeps = ({ state, seat }: ChinkwayLesson) =>
  state.phase.name === 'extract' && state.phase.seat === seat ? state.phase.cards : [];

/** Chinkway: five sides of one Quest, and a partner for a deal. The learner leads, with a good hand. */
export const lesson: Lesson<ChinkwayState, ChinkwayMove> = {
  seats: 5,
  options: {},
  seed: '00000066'.repeat(8),
  slips: [
    {
      id: 'aim',
      due: ({ state, seat }) => (state.deal.hands[seat]?.length ?? 0) > 0,
      says: (here) => [
        message('lessons.chinkway.aim'),
        message('lessons.chinkway.partner', { partner: named(here, partner(here)) }),
      ],
    },
    {
      id: 'trumps',
      due: ({ state }) => state.deal.trump !== null,
      says: ({ state: { deal: { trump } } }) =>
        trump === null || trump === 'NT'
          ? message('lessons.chinkway.no-trumps')
          : message('lessons.chinkway.trumps', { suit: trump }),
    },
    { id: 'quest', over: 'middle', due: ({ state }) => state.deal.quest.length > 0, says: message('lessons.chinkway.quest') },
    {
      id: 'lead',
      due: (here) => playsFrom(here).length > 0 && here.state.deal.trick.length === 0,
      says: message('lessons.chinkway.lead'),
    },
    {
      id: 'keep',
      due: (here) => keeps(here).length > 0,
      says: (here) => message('lessons.chinkway.keep', { count: keeps(here).length }),
    },
    { id: 'filled', due: (here) => own(here).length > 0 && keeps(here).length === 0, says: message('lessons.chinkway.filled') },
    {
      id: 'follow',
      due: (here) => playsFrom(here).length > 0 && here.state.deal.trick.length > 0,
      says: message('lessons.chinkway.follow'),
    },
    {
      id: 'decline',
      due: (here) => keeps(here).length > 0 && own(here).length > 1,
      says: (here) => message('lessons.chinkway.decline', { partner: named(here, partner(here)) }),
    },
    {
      id: 'others',
      due: ({ state, seat }) => state.deal.taken.some((cards, side) => side !== sideOf(state.deal, seat) && cards.length > 0),
      says: message('lessons.chinkway.others'),
    },
    {
      id: 'end',
      due: ({ state }) => state.records.length > 0,
      says: ({ state, seat }) => {
        const taken = state.records[0]?.taken[sideOf(state.records[0], seat)] ?? [];
        return [
          message('lessons.chinkway.scored', { count: taken.length, points: questPoints(taken) }),
          message('lessons.chinkway.next'),
        ];
      },
    },
  ],
  counsels: [
    {
      id: 'safe-lead',
      against: (move, here) => {
        if (move.type !== 'play' || here.state.deal.trick.length > 0) return false;
        const { trump } = here.state.deal;
        return !isSafeLead(move.card, trump) && playsFrom(here).some((card) => isSafeLead(card, trump));
      },
      says: message('lessons.chinkway.safe-lead'),
    },
    {
      id: 'keep-one',
      against: (move, here) => move.type === 'extract' && move.card === null && keeps(here).length > 0,
      says: ({ state, seat }) =>
        message('lessons.chinkway.keep-one', { count: openDemands(state.deal, sideOf(state.deal, seat)).length }),
    },
    {
      id: 'partner-wins',
      against: (move, here) => {
        const { trick, trump } = here.state.deal;
        const best = leadingPlay(trick, trump);
        if (move.type !== 'play' || best?.seat !== partner(here)) return false;
        const wins = (card: typeof move.card) => leadingPlay([...trick, { seat: here.seat, card }], trump)?.seat === here.seat;
        return wins(move.card) && here.moves.some((other) => other.type === 'play' && !wins(other.card));
      },
      says: (here) => message('lessons.chinkway.partner-wins', { partner: person(here, partner(here)) }),
    },
  ],
};

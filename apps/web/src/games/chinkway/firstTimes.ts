import { type ChinkwayMove, type ChinkwayState, openDemands, partnerOf, sideOf } from '@chinwag/rules/chinkway';
import type { FirstTime, LessonView } from '../../board/lesson.ts';
import { named } from '../../board/people.ts';
import { message } from '../../language/message.ts';

type ChinkwayNews = LessonView<ChinkwayState, ChinkwayMove>;

const partner = ({ state, seat }: ChinkwayNews) => partnerOf(state.deal, seat);
const isFirstTrick = ({ state: { deal } }: ChinkwayNews): boolean => deal.number > 0 && deal.tricks.every((tricks) => tricks === 0);

/**
 * Chinkway's first-time hints: a new partner, a deal alone, a side with all demands filled, and the last deal, which may be
 * changed.
 */
export const firstTimes: readonly FirstTime<ChinkwayState, ChinkwayMove>[] = [
  {
    id: 'partner',
    about: (here) => [`seat ${partner(here) ?? here.seat}`],
    due: (here) => {
      const before = here.state.records.at(-1);
      if (before === undefined || partner(here) === null || here.state.deal.number !== before.number + 1) return false;
      return isFirstTrick(here) && partnerOf(before, here.seat) !== partner(here);
    },
    says: (here) => message('lessons.chinkway.first.partner', { partner: named(here, partner(here) ?? here.seat) }),
  },
  {
    id: 'alone',
    about: ['hand'],
    due: (here) => isFirstTrick(here) && partner(here) === null && here.moves.length > 0,
    says: message('lessons.chinkway.first.alone'),
  },
  {
    id: 'full',
    about: ['demand'],
    due: ({ state: { deal }, seat, moves }) =>
      moves.some(({ type }) => type === 'play') && openDemands(deal, sideOf(deal, seat)).length === 0,
    says: message('lessons.chinkway.first.full'),
  },
  {
    id: 'request',
    about: ({ seat }) => ['points', `seat ${seat}`],
    due: ({ moves }) => moves.some(({ type }) => type === 'finalRequest'),
    says: message('lessons.chinkway.first.request'),
  },
];

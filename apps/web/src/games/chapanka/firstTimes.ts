import {
  type ChapankaMove, type ChapankaState, KINAL, mannerOf, pancerolaStanding, TRICKS, tricksPlayed,
} from '@chinwag/rules/chapanka';
import type { FirstTime } from '../../board/lesson.ts';
import { person } from '../../board/people.ts';
import { message } from '../../language/message.ts';

/** Chapanka's first-time hints: a Kinal to throw, a Pancerola, an attempted Chapanka, and the last trick. */
export const firstTimes: readonly FirstTime<ChapankaState, ChapankaMove>[] = [
  {
    id: 'kinal',
    about: [`hand ${KINAL}`],
    due: ({ state, seat, moves }) =>
      moves.some((move) => move.type === 'play' && move.card === KINAL) && mannerOf(state.deal, seat, KINAL) === 'throw',
    says: message('lessons.chapanka.first.kinal'),
  },
  {
    id: 'pancerola',
    about: ['hand'],
    due: ({ state: { deal }, seat, moves }) =>
      deal.pancerola?.holder === seat && pancerolaStanding(deal)?.is === 'held' && moves.some(({ type }) => type === 'play'),
    says: message('lessons.chapanka.first.pancerola'),
  },
  {
    id: 'chapanka',
    about: ({ state, seat }) => [`seat ${state.deal.chapanka?.seat ?? seat}`, `counters ${seat}`],
    due: ({ state: { deal }, moves }) =>
      deal.chapanka?.outcome === 'bound' && tricksPlayed(deal) === TRICKS - 2 && moves.length > 0,
    says: (here) => message('lessons.chapanka.first.chapanka', { who: person(here, here.state.deal.chapanka?.seat ?? here.seat) }),
  },
  {
    id: 'last-trick',
    about: ['hand'],
    due: ({ state: { deal }, moves }) => tricksPlayed(deal) === TRICKS - 1 && moves.some(({ type }) => type === 'play'),
    says: message('lessons.chapanka.first.last-trick'),
  },
];

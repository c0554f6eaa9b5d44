import { bestClose, type ChinchonMove, type ChinchonState, isIn } from '@chinwag/rules/chinchon';
import type { FirstTime, LessonView } from '../../board/lesson.ts';
import { message } from '../../language/message.ts';

type ChinchonNews = LessonView<ChinchonState, ChinchonMove>;

const close = ({ state, seat, moves }: ChinchonNews) =>
  moves.some(({ type }) => type === 'close') ? bestClose(state, seat) : null;
const points = ({ state, seat }: ChinchonNews): number => state.totals[seat] ?? 0;

/* At this distance from the target, a king and two knights are enough for a player to be knocked out. */
const NEAR = 28;

/** Chinchón's first-time hints: a close, a Chinchón, the points at which a player is knocked out, and re-enlisting. */
export const firstTimes: readonly FirstTime<ChinchonState, ChinchonMove>[] = [
  {
    id: 'chinchon',
    about: ['hand'],
    due: (here) => close(here)?.chinchon === true,
    says: message('lessons.chinchon.first.chinchon'),
  },
  {
    id: 'close',
    about: ['hand'],
    due: (here) => close(here)?.chinchon === false,
    says: (here) => message('lessons.chinchon.first.close', { points: close(here)?.points ?? 0 }),
  },
  {
    id: 'danger',
    about: ({ seat }) => ['points', `seat ${seat}`, 'hand'],
    due: (here) => isIn(here.state, here.seat) && points(here) >= here.state.options.target - NEAR && here.moves.length > 0
      && here.state.phase.name === 'draw',
    says: (here) => message('lessons.chinchon.first.danger', { points: points(here), target: here.state.options.target }),
  },
  {
    id: 'reenlist',
    about: ['pot', 'pot sign'],
    due: ({ moves }) => moves.some(({ type }) => type === 'reenlist'),
    says: ({ state: { phase } }) =>
      message('lessons.chinchon.first.reenlist', { points: phase.name === 'reenlist' ? phase.total : 0 }),
  },
];

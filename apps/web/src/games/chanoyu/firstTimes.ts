import { type ChanoyuMove, type ChanoyuState, GOAL, isTsukumogami, SAFE, totals } from '@chinwag/rules/chanoyu';
import type { FirstTime, LessonView } from '../../board/lesson.ts';
import { person } from '../../board/people.ts';
import { message } from '../../language/message.ts';
import type { Place } from '../../ui/place.ts';

type ChanoyuNews = LessonView<ChanoyuState, ChanoyuMove>;

/** Returns the Tsukumogami of the trick that may be laid in another player's row. */
const gifts = ({ moves, seat }: ChanoyuNews) =>
  moves.flatMap((move) => (move.type === 'lay' && isTsukumogami(move.card) && move.row !== seat ? [move.card] : []));

/* A round can earn nine points, so from this total on any round can be the last. */
const NEAR = GOAL - 9;

/** Returns the player with the lowest total if it is below the safe mark while somebody is near the goal; -1 for nobody. */
const behind = ({ state }: ChanoyuNews): number => {
  const points = totals(state);
  const least = Math.min(...points);
  return state.records.length > 0 && least < SAFE && Math.max(...points) >= NEAR ? points.indexOf(least) : -1;
};

/** Chanoyu's first-time hints: a Tsukumogami to give away, a player below the safe mark, and a trick that nobody wins. */
export const firstTimes: readonly FirstTime<ChanoyuState, ChanoyuMove>[] = [
  {
    id: 'help',
    about: (here) => [gifts(here).map((card): Place => `trick ${card}`)],
    due: (here) => gifts(here).length > 0,
    says: message('lessons.chanoyu.first.help', { safe: SAFE }),
  },
  {
    id: 'behind',
    about: (here) => [`seat ${behind(here)}`, `row ${behind(here)}`, 'points'],
    due: (here) => behind(here) >= 0 && here.moves.length > 0,
    says: (here) => message('lessons.chanoyu.first.behind', { who: person(here, behind(here)), safe: SAFE, goal: GOAL }),
  },
  {
    id: 'nobody',
    about: ['trick', 'hand'],
    due: ({ state: { deal } }) => deal.trick.length === 0 && deal.lastTrick !== null && deal.lastTrick.winner === null,
    says: message('lessons.chanoyu.first.nobody'),
  },
];

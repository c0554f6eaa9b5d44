import { isSeen } from '@chinwag/rules';
import {
  bestGoingDown, type ChinasoCard, type ChinasoMove, type ChinasoState, contractIn, goingDownBrings, isDown, isJoker,
} from '@chinwag/rules/chinaso';
import type { FirstTime, LessonView } from '../../board/lesson.ts';
import { message } from '../../language/message.ts';
import type { Place } from '../../ui/place.ts';
import { contractInWords } from './words.ts';

type ChinasoNews = LessonView<ChinasoState, ChinasoMove>;

const held = ({ state, seat }: ChinasoNews): readonly ChinasoCard[] => (state.deal.hands[seat] ?? []).filter(isSeen);

/** Returns the jokers that may be swapped out of a straight. */
const swappable = ({ state, moves }: ChinasoNews): readonly ChinasoCard[] =>
  moves.flatMap((move) => {
    if (move.type !== 'swapJoker') return [];
    const { seat, index } = move.straight;
    return state.deal.table[seat]?.[index]?.cards.filter(isJoker) ?? [];
  });

/** Returns whether the whole hand can be laid in this turn, while nobody else is down. */
const mayMakeChinaso = (here: ChinasoNews): boolean => {
  const { deal, options, phase } = here.state;
  if (phase.name !== 'play' || here.moves.length === 0 || isDown(deal, here.seat)) return false;
  const best = bestGoingDown(held(here), contractIn(here.state), options.cardPoints);
  const cards = best?.sets.flatMap((set) => set.cards).length ?? 0;
  return best !== null && goingDownBrings(deal, here.seat, cards) === 'chinaso';
};

/** Chinaso's first-time hints: a new contract, the price of buying, a joker to get, and a Chinaso. */
export const firstTimes: readonly FirstTime<ChinasoState, ChinasoMove>[] = [
  {
    id: 'task',
    // on a phone in landscape there is no room for the contract beside an offer
    about: ['contract', 'hand'],
    due: (here) => here.state.deal.number > 1 && here.moves.length > 0 && !isDown(here.state.deal, here.seat),
    says: ({ state }) => message('lessons.chinaso.first.task', { sets: contractInWords(contractIn(state)) }),
  },
  {
    id: 'bought',
    about: ['hand'],
    due: ({ state: { deal }, seat, moves }) => (deal.buys[seat] ?? 0) > 0 && !isDown(deal, seat) && moves.length > 0,
    says: (here) => message('lessons.chinaso.first.bought', { count: held(here).length }),
  },
  {
    id: 'swap',
    about: (here) => [swappable(here).map((card): Place => `laid ${card}`)],
    due: (here) => swappable(here).length > 0,
    says: message('lessons.chinaso.first.swap'),
  },
  { id: 'chinaso', about: ['hand'], due: mayMakeChinaso, says: message('lessons.chinaso.first.chinaso') },
];

import {
  bestGoingDown, type ChinasoCard, type ChinasoMove, type ChinasoState, contractOf, isDown, isJoker, pointsOf,
} from '@chinwag/rules/chinaso';
import { isSeen } from '@chinwag/rules';
import { person } from '../../board/people.ts';
import { message } from '../../language/message.ts';
import type { Place } from '../../ui/place.ts';
import type { Lesson, LessonView } from '../../board/lesson.ts';

type ChinasoLesson = LessonView<ChinasoState, ChinasoMove>;

const offers = ({ moves }: ChinasoLesson, type: ChinasoMove['type']): boolean => moves.some((move) => move.type === type);
const held = ({ state, seat }: ChinasoLesson): readonly ChinasoCard[] => (state.deal.hands[seat] ?? []).filter(isSeen);
const ofRank = (cards: readonly ChinasoCard[], card: ChinasoCard): number =>
  cards.filter((other) => !isJoker(other) && other.charAt(0) === card.charAt(0)).length;
const mayGoDown = (here: ChinasoLesson): boolean => {
  const { deal, options, phase } = here.state;
  if (phase.name !== 'play' || here.moves.length === 0 || isDown(deal, here.seat)) return false;
  return bestGoingDown(held(here), contractOf(deal.number), options.cardPoints) !== null;
};
const othersDown = ({ state, seat }: ChinasoLesson): readonly number[] =>
  state.deal.hands.flatMap((_, other) => (other !== seat && isDown(state.deal, other) ? [other] : []));

/** Chinaso's lesson: the contract is two threes of a kind. One card is for sale, and a good hand goes down early. */
export const lesson: Lesson<ChinasoState, ChinasoMove> = {
  seats: 3,
  options: {},
  seed: '000000d4'.repeat(8),
  slips: [
    {
      id: 'aim',
      about: ['contract', 'hand'],
      due: (here) => held(here).length > 0,
      says: [message('lessons.chinaso.aim'), message('lessons.chinaso.contract')],
    },
    {
      id: 'draw',
      about: [['discards', 'stock']],
      due: (here) => offers(here, 'drawStock') && offers(here, 'takeDiscard') && !isDown(here.state.deal, here.seat),
      says: message('lessons.chinaso.draw'),
    },
    { id: 'go-down', about: ['contract'], due: mayGoDown, says: message('lessons.chinaso.go-down') },
    {
      id: 'discard',
      about: ['hand'],
      due: (here) => offers(here, 'discard') && !mayGoDown(here) && !isDown(here.state.deal, here.seat),
      says: [message('lessons.chinaso.keep'), message('lessons.chinaso.discard')],
    },
    {
      id: 'buy',
      about: ['discards'],
      due: (here) => offers(here, 'buy'),
      says: (here) => {
        const { phase } = here.state;
        const who = person(here, phase.name === 'buying' ? phase.seat : here.seat);
        return [message('lessons.chinaso.buy', { who }), message('lessons.chinaso.buy-when')];
      },
    },
    {
      id: 'lay-off',
      about: ['laid'],
      due: (here) => offers(here, 'layOff') && offers(here, 'discard'),
      says: message('lessons.chinaso.lay-off'),
    },
    {
      id: 'other-down',
      about: (here) => othersDown(here).slice(0, 1).map((seat): Place => `seat ${seat}`),
      due: (here) => othersDown(here).length > 0 && !isDown(here.state.deal, here.seat),
      says: (here) => message('lessons.chinaso.other-down', { who: person(here, othersDown(here)[0] ?? here.seat) }),
    },
    {
      id: 'last-card',
      about: ['hand'],
      due: (here) => here.state.phase.name === 'play' && here.moves.length > 0 && held(here).length === 1,
      says: message('lessons.chinaso.last-card'),
    },
    {
      id: 'end',
      about: ({ seat }) => ['points', `left ${seat}`, `seat ${seat}`],
      due: ({ state }) => state.records.length > 0,
      says: ({ state, seat }) => [
        state.records[0]?.winner === seat
          ? message('lessons.chinaso.won')
          : message('lessons.chinaso.scored', { points: state.records[0]?.points[seat] ?? 0 }),
        message('lessons.chinaso.next'),
      ],
    },
  ],
  counsels: [
    {
      id: 'buy-the-third',
      about: ['discards'],
      against: (move, here) => {
        const live = here.state.deal.live?.card;
        return move.type === 'decline' && live !== undefined && ofRank(held(here), live) === 2;
      },
      says: message('lessons.chinaso.buy-the-third'),
    },
    {
      id: 'down-first',
      about: ['contract'],
      against: (move, here) => move.type === 'discard' && mayGoDown(here),
      says: message('lessons.chinaso.down-first'),
    },
    {
      id: 'keep-the-joker',
      about: ['hand'],
      against: (move) => move.type === 'discard' && isJoker(move.card),
      says: message('lessons.chinaso.keep-the-joker'),
    },
    {
      id: 'keep-the-pair',
      about: ['hand'],
      against: (move, here) => {
        if (move.type !== 'discard' || isDown(here.state.deal, here.seat) || ofRank(held(here), move.card) < 2) return false;
        const { cardPoints } = here.state.options;
        return held(here).some((card) => ofRank(held(here), card) === 1 && pointsOf(card, cardPoints) > 0);
      },
      says: message('lessons.chinaso.keep-the-pair'),
    },
  ],
};

import {
  bestArrangement, bestClose, bestFor, type ChinchonMove, type ChinchonState, heldBy, type SpanishCard,
} from '@chinwag/rules/chinchon';
import { isSeen } from '@chinwag/rules';
import { person } from '../../board/people.ts';
import { message } from '../../language/message.ts';
import type { Place } from '../../ui/place.ts';
import type { Lesson, LessonView } from '../../board/lesson.ts';

type ChinchonLesson = LessonView<ChinchonState, ChinchonMove>;

const offers = ({ moves }: ChinchonLesson, type: ChinchonMove['type']): boolean => moves.some((move) => move.type === type);
const mayClose = (here: ChinchonLesson): boolean => offers(here, 'close');
const draws = ({ moves }: ChinchonLesson, from: ChinchonMove<'draw'>['from']): boolean =>
  moves.some((move) => move.type === 'draw' && move.from === from);
const melded = ({ state, seat }: ChinchonLesson): readonly SpanishCard[] => bestFor(state, seat).melds.flat();

/** Returns how many of the learner's cards would be in melds if the hand had these cards too. */
const inMeldsWith = ({ state, seat }: ChinchonLesson, more: readonly SpanishCard[]): number =>
  bestArrangement([...heldBy(state.deal, seat), ...more], state.options.deck, []).melds.flat().length;

/** Chinchón's lesson: the lead, a hand that improves within half a dozen turns, and a close to consider. */
export const lesson: Lesson<ChinchonState, ChinchonMove> = {
  seats: 3,
  options: {},
  seed: '0000001d'.repeat(8),
  slips: [
    {
      id: 'aim',
      about: ['hand'],
      due: ({ state, seat }) => heldBy(state.deal, seat).length > 0,
      says: [message('lessons.chinchon.aim'), message('lessons.chinchon.melds')],
    },
    {
      id: 'draw',
      about: [['discards', 'stock']],
      due: (here) => draws(here, 'stock') && draws(here, 'discards'),
      says: message('lessons.chinchon.draw'),
    },
    {
      id: 'close',
      about: ['hand'],
      due: mayClose,
      says: ({ state, seat }) => [
        message('lessons.chinchon.close'),
        ...(bestClose(state, seat)?.chinchon === true ? [] : [message('lessons.chinchon.close-or-wait')]),
      ],
    },
    {
      id: 'discard',
      about: ['hand'],
      due: (here) => offers(here, 'discard') && !mayClose(here),
      says: message('lessons.chinchon.discard'),
    },
    {
      id: 'meld',
      about: (here) => [melded(here).map((card): Place => `hand ${card}`)],
      due: (here) => here.moves.length > 0 && melded(here).length > 0,
      says: message('lessons.chinchon.meld'),
    },
    {
      id: 'settle',
      about: ['hand'],
      due: (here) => offers(here, 'settle'),
      says: ({ state: { deal } }) =>
        message(deal.closing?.chinchon === true ? 'lessons.chinchon.settle-chinchon' : 'lessons.chinchon.settle'),
    },
    {
      id: 'others-settle',
      about: ['laid', 'closing'],
      due: ({ state, seat }) => state.deal.closing?.seat === seat && state.records.length === 0,
      says: ({ state }) => message(
        state.deal.closing?.chinchon === true ? 'lessons.chinchon.chinchon' : 'lessons.chinchon.others-settle',
      ),
    },
    {
      id: 'end',
      about: ({ seat }) => ['points', `seat ${seat}`],
      due: ({ state }) => state.records.length > 0,
      says: (here) => {
        const closer = here.state.records[0]?.closer ?? null;
        return [
          ...(closer === null ? [] : [message('lessons.chinchon.closed', { who: person(here, closer) })]),
          message('lessons.chinchon.scored', { target: here.state.options.target }),
          message('lessons.chinchon.next'),
        ];
      },
    },
  ],
  counsels: [
    {
      id: 'close-now',
      about: ['hand'],
      against: (move, here) => move.type === 'discard' && mayClose(here),
      says: message('lessons.chinchon.close-now'),
    },
    {
      id: 'useless-discard',
      about: ['discards'],
      against: (move, here) => {
        const top = here.state.deal.pile.at(-1);
        return move.type === 'draw' && move.from === 'discards' && draws(here, 'stock') && top !== undefined && isSeen(top)
          && inMeldsWith(here, [top]) === inMeldsWith(here, []);
      },
      says: message('lessons.chinchon.useless-discard'),
    },
    {
      id: 'keep-the-meld',
      about: (here) => [melded(here).map((card): Place => `hand ${card}`)],
      against: (move, here) => move.type === 'discard' && melded(here).includes(move.card),
      says: message('lessons.chinchon.keep-the-meld'),
    },
  ],
};

import {
  type ChinkwayMove, type ChinkwayState, leadingPlay, openDemands, partnerOf, questPoints, sideOf, type Trump,
} from '@chinwag/rules/chinkway';
import { FRENCH_PACK, type FrenchCard } from '@chinwag/rules';
import { named, person } from '../../board/people.ts';
import { message } from '../../language/message.ts';
import type { Place } from '../../ui/place.ts';
import type { Lesson, LessonView } from '../../board/lesson.ts';

type ChinkwayLesson = LessonView<ChinkwayState, ChinkwayMove>;

/** Returns whether a card cannot be beaten if it is led: the ace of trumps or, without trumps, of any suit. */
const isSafeLead = (card: FrenchCard, trump: Trump | null): boolean =>
  card.startsWith('A') && (trump === null || trump === 'NT' || card.endsWith(trump));

/** Returns whether another player may hold a card that beats this one, if it is led. */
const mayBeBeaten = ({ state: { deal }, seat }: ChinkwayLesson, card: FrenchCard): boolean => {
  const gone = [...(deal.hands[seat] ?? []), ...(deal.lastTrick?.plays ?? []).map((play) => play.card), ...deal.taken.flat()];
  const beats = (other: FrenchCard) => leadingPlay([{ seat, card }, { seat: seat + 1, card: other }], deal.trump)?.card === other;
  return FRENCH_PACK.some((other) => !gone.includes(other) && beats(other));
};

const playsFrom = ({ moves }: ChinkwayLesson): readonly FrenchCard[] =>
  moves.flatMap((move) => (move.type === 'play' ? [move.card] : []));
const safeLeads = (here: ChinkwayLesson): readonly FrenchCard[] =>
  playsFrom(here).filter((card) => isSafeLead(card, here.state.deal.trump));
const isAlone = ({ state, seat }: ChinkwayLesson): boolean => partnerOf(state.deal, seat) === null;
const partner = ({ state, seat }: ChinkwayLesson) => partnerOf(state.deal, seat) ?? seat;
const own = ({ state, seat }: ChinkwayLesson): readonly string[] => state.deal.taken[sideOf(state.deal, seat)] ?? [];
const others = ({ state, seat }: ChinkwayLesson): readonly string[] =>
  state.deal.taken.filter((_, side) => side !== sideOf(state.deal, seat)).flat();
const keeps = ({ state, seat }: ChinkwayLesson) =>
  state.phase.name === 'extract' && state.phase.seat === seat ? state.phase.cards : [];

/** Chinkway's lesson: the five demands of a Quest and a partner for one deal. The learner leads, with a good hand. */
export const lesson: Lesson<ChinkwayState, ChinkwayMove> = {
  seats: 5,
  options: {},
  seed: '00000066'.repeat(8),
  slips: [
    {
      id: 'aim',
      about: (here) => [`seat ${partner(here)}`],
      due: ({ state, seat }) => (state.deal.hands[seat]?.length ?? 0) > 0,
      says: (here) => [
        message('lessons.chinkway.aim'),
        isAlone(here)
          ? message('lessons.chinkway.alone')
          : message('lessons.chinkway.partner', { partner: named(here, partner(here)) }),
      ],
    },
    {
      id: 'trumps',
      about: ['trump'],
      due: ({ state }) => state.deal.trump !== null,
      says: ({ state: { deal: { trump } } }) =>
        trump === null || trump === 'NT'
          ? message('lessons.chinkway.no-trumps')
          : message('lessons.chinkway.trumps', { suit: trump }),
    },
    { id: 'quest', about: ['demand'], due: ({ state }) => state.deal.quest.length > 0, says: message('lessons.chinkway.quest') },
    {
      id: 'lead',
      about: ['hand'],
      due: (here) => {
        const { deal } = here.state;
        return playsFrom(here).length > 0 && deal.trick.length === 0 && openDemands(deal, sideOf(deal, here.seat)).length > 0;
      },
      says: message('lessons.chinkway.lead'),
    },
    {
      id: 'keep',
      about: (here) => [keeps(here).map((card): Place => `trick ${card}`)],
      due: (here) => keeps(here).length > 0,
      says: (here) => message('lessons.chinkway.keep', { count: keeps(here).length }),
    },
    {
      id: 'filled',
      about: (here) => [own(here).map((card): Place => `laid ${card}`)],
      due: (here) => own(here).length === 1 && keeps(here).length === 0 && !isAlone(here),
      says: message('lessons.chinkway.filled'),
    },
    {
      id: 'follow',
      about: ({ state }) => state.deal.trick.slice(0, 1).map(({ card }): Place => `trick ${card}`),
      due: (here) => {
        const { deal } = here.state;
        return deal.trick.length > 0 && playsFrom(here).length > 0 && playsFrom(here).length < (deal.hands[here.seat]?.length ?? 0);
      },
      says: message('lessons.chinkway.follow'),
    },
    {
      id: 'decline',
      about: (here) => [keeps(here).map((card): Place => `trick ${card}`)],
      due: (here) => keeps(here).length > 0 && own(here).length > 1 && !isAlone(here),
      says: (here) => message('lessons.chinkway.decline', { partner: named(here, partner(here)) }),
    },
    {
      id: 'others',
      about: (here) => [others(here).map((card): Place => `laid ${card}`)],
      due: (here) => others(here).length > 0,
      says: message('lessons.chinkway.others'),
    },
    {
      id: 'end',
      about: ({ seat }) => ['points', `seat ${seat}`],
      due: ({ state }) => state.records.length > 0,
      says: ({ state, seat }) => {
        const [record] = state.records;
        const taken = record?.taken[sideOf(record, seat)] ?? [];
        const score = { count: taken.length, points: questPoints(taken) };
        return [
          record !== undefined && partnerOf(record, seat) === null
            ? message('lessons.chinkway.scored-alone', score)
            : message('lessons.chinkway.scored', score),
          message('lessons.chinkway.next'),
        ];
      },
    },
  ],
  counsels: [
    {
      id: 'safe-lead',
      about: (here) => [safeLeads(here).map((card): Place => `hand ${card}`)],
      against: (move, here) => {
        if (move.type !== 'play' || here.state.deal.trick.length > 0 || safeLeads(here).length === 0) return false;
        return !safeLeads(here).includes(move.card) && mayBeBeaten(here, move.card);
      },
      says: message('lessons.chinkway.safe-lead'),
    },
    {
      id: 'keep-one',
      about: (here) => [keeps(here).map((card): Place => `trick ${card}`)],
      against: (move, here) => move.type === 'extract' && move.card === null && keeps(here).length > 0,
      says: ({ state, seat }) =>
        message('lessons.chinkway.keep-one', { count: openDemands(state.deal, sideOf(state.deal, seat)).length }),
    },
    {
      id: 'partner-wins',
      about: ({ state: { deal } }) => [`trick ${leadingPlay(deal.trick, deal.trump)?.card ?? ''}`],
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

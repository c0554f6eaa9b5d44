import { bots } from '@chinwag/bots';
import type { Viewer } from '@chinwag/rules';
import { type ChapankaEvent, type ChapankaState, chapanka, type Deal, renounces, tricksPlayed } from '@chinwag/rules/chapanka';
import { useState } from 'react';
import { screen } from './screen.ts';
import { GameStory } from '../../stories/GameStory.tsx';
import { type MomentProps, momentOf } from '../../stories/playedGame.ts';
import { LONG_NAMED, NAMES, NOT_ALL_THERE, seated } from '../../stories/storyTable.tsx';

type ChapankaMoment = MomentProps<ChapankaState, ChapankaEvent>;
type Reached = ChapankaMoment['reached'];

/** True when a player must decide in a phase of a deal, after all antes. */
const asked = (name: string, deal: number, seat: number): Reached => ({ after }) =>
  after.deal.number === deal && after.deal.paid.length === 4 && isAsked(after, name, seat);

function isAsked({ phase }: ChapankaState, name: string, seat: number): boolean {
  return phase.name === name && 'seat' in phase && phase.seat === seat;
}

/** True when `cards` cards are in trick `trick` of deal `deal`; both count from 1. */
const lying = (cards: number, trick: number, deal: number): Reached => ({ after }) =>
  after.deal.number === deal && after.deal.trick.length === cards && tricksPlayed(after.deal) === trick - 1;

/** True when an event of this type has just happened in a deal. */
const happened = (type: ChapankaEvent['type'], deal: number): Reached => ({ event, after }) =>
  event.type === type && after.deal.number === deal;

/**
 * True when the holder of a Pancerola is to play and could either follow suit or renounce. `exercised` says whether they have
 * renounced before.
 */
const mayRenounce = (exercised: boolean): Reached => ({ after: state }) => {
  const { deal, phase } = state;
  if (phase.name !== 'play' || deal.pancerola?.holder !== phase.seat) return false;
  const lawful = chapanka.legalMoves(state, phase.seat);
  const off = lawful.filter((move) => move.type === 'play' && renounces(deal, phase.seat, move.card));
  return deal.pancerola.exercised === exercised && off.length > 0 && off.length < lawful.length;
};

/** True when opposite players have paid each other in the last trick. */
const fourfold: Reached = ({ event }) => event.type === 'paid' && event.payments.some(({ doubled }) => doubled.length === 2);

const paidFor = (reason: string): Reached => ({ event }) =>
  event.type === 'paid' && event.payments.some((payment) => payment.reason === reason);

/** True when the whole pot has been shared out at the end. */
const shared: Reached = ({ event, after }) =>
  event.type === 'paid' && event.payments.some(({ reason }) => reason === 'pot-shared') && after.pot === 0;

/** True when a deal with a Chapanka is on the score sheet. */
const scoredChapanka: Reached = ({ event, after }) => event.type === 'dealScored' && after.deal.chapanka !== null;

const fate = (outcome: string): Reached => ({ event }) => event.type === 'chapanka' && event.outcome === outcome;

/** True when all three other players have paid for the same reason. */
const allPaid = (reason: string): Reached => ({ after }) =>
  after.deal.paid.filter((paid) => paid.reason === reason).length === 3;

/** True when Marta is to play to a trick of `cards` cards, after `tricks` tricks. */
const toPlay = (cards: number, tricks: number): Reached => ({ after }) =>
  isAsked(after, 'play', 0) && after.deal.trick.length === cards && tricksPlayed(after.deal) === tricks;

interface ChapankaStoryProps extends Omit<ChapankaMoment, 'viewer'> {
  /** The number of the first game to search, which nearly always contains the moment. */
  readonly game?: number;
  /** The viewer, or a function that returns the viewer for the deal. */
  readonly viewer?: Viewer | ((deal: Deal) => Viewer);
}

const PEOPLE = NAMES.slice(0, 4).map((_, seat) => seated(seat));

function ChapankaStory({ reached, game = 0, viewer = 0, seats = PEOPLE, opens }: ChapankaStoryProps) {
  const [happenings] = useState(() => momentOf(chapanka, bots.chapanka.sensible, { seats: 4, options: OPTIONS }, reached, game));
  const deal = happenings.at(-1)?.after.deal;
  return (
    <GameStory
      title="Chapanka"
      screen={screen}
      happenings={happenings}
      viewer={typeof viewer !== 'function' ? viewer : deal === undefined ? 'spectator' : viewer(deal)}
      seats={seats}
      opens={opens}
    />
  );
}

const holder = (deal: Deal): Viewer => deal.pancerola?.holder ?? 'spectator';
const leader = (deal: Deal): Viewer => deal.trick[0]?.seat ?? 'spectator';
const attempter = (deal: Deal): Viewer => deal.chapanka?.seat ?? 'spectator';

const OPTIONS = { deals: 8, kinalPot: 'on', trickMemory: 'last' } as const;

/** The stories for Chapanka's table and score sheet, for every kind of moment and viewer. */
export const stories = {
  'chapanka-draw': () => <ChapankaStory reached={({ event }) => event.type === 'dealerDrawn'} />,
  'chapanka-first-exchange': () => <ChapankaStory reached={asked('exchange', 1, 3)} viewer={3} />,
  'chapanka-exchange': () => <ChapankaStory reached={asked('exchange', 4, 0)} />,
  'chapanka-exchange-other': () => <ChapankaStory reached={happened('exchanged', 2)} />,
  'chapanka-declined': () => <ChapankaStory reached={happened('declined', 3)} />,
  'chapanka-set-aside': () => <ChapankaStory reached={({ after }) => isAsked(after, 'setAside', 0)} />,
  'chapanka-lead': () => <ChapankaStory reached={toPlay(0, 4)} />,
  'chapanka-play': () => <ChapankaStory reached={toPlay(2, 5)} />,
  'chapanka-waiting': () => <ChapankaStory reached={lying(1, 4, 3)} />,
  'chapanka-led': () => <ChapankaStory reached={lying(1, 4, 3)} viewer={leader} />,
  'chapanka-trick': () => <ChapankaStory reached={lying(4, 4, 3)} />,
  'chapanka-pancerola': () => <ChapankaStory game={28} reached={mayRenounce(false)} viewer={holder} />,
  'chapanka-renounced': () => <ChapankaStory game={28} reached={mayRenounce(true)} viewer={holder} />,
  'chapanka-payment': () => <ChapankaStory reached={paidFor('ace-discarded')} />,
  'chapanka-opposite-last': () => <ChapankaStory game={20} reached={fourfold} />,
  'chapanka-pot-taken': () => <ChapankaStory reached={paidFor('kinal-takes-pot')} />,
  'chapanka-kinal-forced': () => <ChapankaStory game={1} reached={paidFor('kinal-doubles-pot')} />,
  'chapanka-under-way': () => <ChapankaStory game={54} reached={fate('bound')} />,
  'chapanka-under-way-yours': () => <ChapankaStory game={54} reached={fate('bound')} viewer={attempter} />,
  'chapanka-made': () => <ChapankaStory game={192} reached={allPaid('chapanka-made')} viewer={attempter} />,
  'chapanka-lost': () => <ChapankaStory game={54} reached={paidFor('chapanka-lost')} />,
  'chapanka-revealed': () => <ChapankaStory reached={happened('revealed', 2)} />,
  'chapanka-party': () => <ChapankaStory reached={paidFor('party')} />,
  'chapanka-party-alone': () => <ChapankaStory game={149} reached={paidFor('party-pancerola')} viewer={1} />,
  'chapanka-shared': () => <ChapankaStory reached={shared} />,
  'chapanka-all-hands': () => <ChapankaStory reached={lying(3, 6, 3)} viewer="all-hands" />,
  'chapanka-watching': () => <ChapankaStory reached={lying(3, 6, 3)} viewer="spectator" />,
  'chapanka-away': () => <ChapankaStory reached={lying(2, 6, 3)} seats={NOT_ALL_THERE} />,
  'chapanka-long-names': () => <ChapankaStory reached={lying(2, 6, 3)} seats={LONG_NAMED} />,
  'chapanka-long-names-watching': () => <ChapankaStory reached={lying(2, 6, 3)} viewer="spectator" seats={LONG_NAMED} />,
  'chapanka-score': () => <ChapankaStory reached={happened('dealScored', 6)} opens="score-sheet" />,
  'chapanka-score-first': () => <ChapankaStory reached={happened('dealScored', 1)} opens="score-sheet" />,
  'chapanka-score-chapanka': () => <ChapankaStory game={192} reached={scoredChapanka} opens="score-sheet" />,
  'chapanka-over': () => <ChapankaStory reached={({ event }) => event.type === 'gameOver'} />,
};

import type { Viewer } from '@chinwag/rules';
import { type ChapankaEvent, type ChapankaState, chapanka, renounces, tricksPlayed } from '@chinwag/rules/chapanka';
import { bots } from '@chinwag/bots';
import { useState } from 'react';
import { screen } from '../boards/chapanka/index.ts';
import type { SeatView } from '../connection/tableView.ts';
import { GameStory } from './GameStory.tsx';
import { type Happening, playedGame, upTo } from './playedGame.ts';
import { botAt, NAMES, seated } from './storyTable.tsx';

type Reached = (happening: Happening<ChapankaState, ChapankaEvent>) => boolean;

/** Somebody’s choice in a phase of a deal, all antes being paid. */
const asked = (name: string, deal: number, seat: number): Reached => ({ after }) =>
  after.deal.paid.length === 4 && after.phase.name === name && after.deal.number === deal && 'seat' in after.phase && after.phase.seat === seat;

/** So many cards lie on the table in a trick, counted from 1, of a deal. */
const lying = (cards: number, trick: number, deal: number): Reached => ({ after }) =>
  after.deal.number === deal && after.deal.trick.length === cards && tricksPlayed(after.deal) === trick - 1;

/** Something has happened in a deal. */
const happened = (type: ChapankaEvent['type'], deal: number): Reached => ({ event, after }) =>
  event.type === type && after.deal.number === deal;

/** The holder of a Pancerola is to play and could either follow or renounce; `exercised` once or not yet. */
const mayRenounce = (exercised: boolean): Reached => ({ after: state }) => {
  const { deal, phase } = state;
  if (phase.name !== 'play' || deal.pancerola?.holder !== phase.seat || deal.pancerola.exercised !== exercised) return false;
  const manners = chapanka.legalMoves(state, phase.seat).map((move) => move.type === 'play' && renounces(deal, phase.seat, move.card));
  return manners.includes(true) && manners.includes(false);
};

/** Something has been paid between opposites in the last trick. */
const fourfold: Reached = ({ event }) => event.type === 'paid' && event.doubled.length === 2;

const paidFor = (reason: string): Reached => ({ event }) => event.type === 'paid' && event.reason === reason;

const fate = (outcome: string): Reached => ({ event }) => event.type === 'chapanka' && event.outcome === outcome;

/** The last payment of its kind: the next thing that happens is another. */
const allPaid = (reason: string): Reached => ({ event, after }) =>
  event.type === 'paid' && event.reason === reason && after.deal.paid.filter((paid) => paid.reason === reason).length === 3;

interface ChapankaStoryProps {
  readonly reached: Reached;
  /** The first of the games to look through, and nearly always the one: where the moment is known to come. */
  readonly game?: number;
  /** Who looks: a seat, or whoever holds the Pancerola. */
  readonly viewer?: Viewer | 'holder';
  readonly seats?: readonly SeatView[];
  readonly opens?: 'score-sheet';
}

const PEOPLE = NAMES.slice(0, 4).map((_, seat) => seated(seat));

function ChapankaStory({ reached, game = 0, viewer = 0, seats = PEOPLE, opens }: ChapankaStoryProps) {
  const [happenings] = useState(() => momentOf(reached, game));
  const holder = happenings.at(-1)?.after.deal.pancerola?.holder ?? 0;
  return (
    <GameStory
      title="Chapanka"
      screen={screen}
      happenings={happenings}
      viewer={viewer === 'holder' ? holder : viewer}
      seats={seats}
      opens={opens}
    />
  );
}

const GAMES = 400;

/** A moment in the first game from the `first` on in which it comes. */
function momentOf(reached: Reached, first: number): readonly Happening<ChapankaState, ChapankaEvent>[] {
  for (let game = first; game < first + GAMES; game++) {
    const seed = game.toString(16).padStart(64, '0');
    const options = { deals: 8, kinalPot: 'on' } as const;
    const happenings = playedGame(chapanka, bots.chapanka, { seats: 4, owner: 0, options, seed });
    if (happenings.some(reached)) return upTo(happenings, reached);
  }
  throw new Error('no game has such a moment');
}

const LONG = ['Maximiliana-Wilhelmina', 'Bartholomäus', 'Anastazja-Wiktoria K.', 'Christophorus'];

/** Chapanka's table and score sheet at every kind of moment, for every kind of person who looks. */
export const chapankaStories = {
  'chapanka-draw': () => <ChapankaStory reached={({ event }) => event.type === 'dealerDrawn'} />,
  'chapanka-first-exchange': () => <ChapankaStory reached={({ after }) => after.phase.name === 'exchange' && after.deal.paid.length === 4} viewer={3} />,
  'chapanka-exchange': () => <ChapankaStory reached={asked('exchange', 4, 0)} />,
  'chapanka-exchange-other': () => <ChapankaStory reached={({ event, after }) => event.type === 'exchanged' && after.deal.number > 1} />,
  'chapanka-declined': () => <ChapankaStory reached={happened('declined', 3)} />,
  'chapanka-set-aside': () => <ChapankaStory reached={({ after }) => after.phase.name === 'setAside' && after.phase.seat === 0} />,
  'chapanka-lead': () => <ChapankaStory game={3} reached={({ after }) => after.phase.name === 'play' && after.phase.seat === 0 && after.deal.trick.length === 0 && tricksPlayed(after.deal) > 1} />,
  'chapanka-play': () => <ChapankaStory reached={({ after }) => after.phase.name === 'play' && after.phase.seat === 0 && after.deal.trick.length === 2 && after.deal.number === 3 && tricksPlayed(after.deal) === 5} />,
  'chapanka-waiting': () => <ChapankaStory reached={lying(1, 4, 3)} />,
  'chapanka-trick': () => <ChapankaStory reached={lying(4, 4, 3)} />,
  'chapanka-pancerola': () => <ChapankaStory game={28} reached={mayRenounce(false)} viewer="holder" />,
  'chapanka-renounced': () => <ChapankaStory game={28} reached={mayRenounce(true)} viewer="holder" />,
  'chapanka-payment': () => <ChapankaStory reached={paidFor('ace-discarded')} />,
  'chapanka-opposite-last': () => <ChapankaStory game={155} reached={fourfold} />,
  'chapanka-pot-taken': () => <ChapankaStory reached={paidFor('kinal-takes-pot')} />,
  'chapanka-kinal-forced': () => <ChapankaStory game={1} reached={paidFor('kinal-doubles-pot')} />,
  'chapanka-under-way': () => <ChapankaStory game={26} reached={fate('bound')} />,
  'chapanka-under-way-yours': () => <ChapankaStory game={53} reached={fate('bound')} />,
  'chapanka-made': () => <ChapankaStory game={53} reached={allPaid('chapanka-made')} />,
  'chapanka-lost': () => <ChapankaStory game={26} reached={paidFor('chapanka-lost')} />,
  'chapanka-revealed': () => <ChapankaStory reached={happened('revealed', 2)} />,
  'chapanka-party': () => <ChapankaStory reached={paidFor('party')} />,
  'chapanka-party-alone': () => <ChapankaStory game={94} reached={paidFor('party-pancerola')} viewer={1} />,
  'chapanka-shared': () => <ChapankaStory reached={({ event, after }) => event.type === 'paid' && event.reason === 'pot-shared' && after.pot === 0} />,
  'chapanka-watching': () => <ChapankaStory reached={lying(3, 6, 3)} viewer="spectator" />,
  'chapanka-away': () => (
    <ChapankaStory
      reached={lying(2, 6, 3)}
      seats={[seated(0), seated(1, { connected: false }), botAt(2, 'Inés'), seated(3, { standIn: true })]}
    />
  ),
  'chapanka-long-names': () => <ChapankaStory reached={lying(2, 6, 3)} seats={LONG.map((name, seat) => seated(seat, { name }))} />,
  'chapanka-long-names-watching': () => <ChapankaStory reached={lying(2, 6, 3)} viewer="spectator" seats={LONG.map((name, seat) => seated(seat, { name }))} />,
  'chapanka-score': () => <ChapankaStory reached={happened('dealScored', 6)} opens="score-sheet" />,
  'chapanka-score-first': () => <ChapankaStory reached={happened('dealScored', 1)} opens="score-sheet" />,
  'chapanka-score-chapanka': () => <ChapankaStory game={53} reached={happened('dealScored', 2)} opens="score-sheet" />,
  'chapanka-over': () => <ChapankaStory reached={({ event }) => event.type === 'gameOver'} />,
};

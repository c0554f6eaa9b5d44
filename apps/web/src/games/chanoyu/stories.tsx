import {
  type ChanoyuEvent, type ChanoyuState, endingOf, isTsukumogami, kindOf, roundForecast, rowsAfter, totals, waysToLay,
} from '@chinwag/rules/chanoyu';
import { useState } from 'react';
import { screen } from './screen.ts';
import type { SeatView } from '../../session/tableView.ts';
import { chanoyuMoment } from './storyGames.ts';
import { GameStory } from '../../stories/GameStory.tsx';
import type { MomentProps } from '../../stories/playedGame.ts';
import { NAMES, NOT_ALL_THERE, seated } from '../../stories/storyTable.tsx';

type ChanoyuMoment = MomentProps<ChanoyuState, ChanoyuEvent>;
type Reached = ChanoyuMoment['reached'];

/** True when `cards` cards are in trick `trick` of round `deal`; both count from 1. */
const lying = (cards: number, trick: number, deal: number): Reached => ({ after: { deal: now } }) =>
  now.number === deal && now.tricks === trick - 1 && now.trick.length === cards && now.left === null;

/** True when Marta is to play to a trick of this many cards. */
const martaPlays = (cards: number, trick: number): Reached => ({ after: { phase, deal } }) =>
  phase.name === 'play' && phase.seat === 0 && deal.trick.length === cards && deal.tricks >= trick;

/** True when `seat` is laying, from the fifth trick on, and can lay a card of this kind in at least `ways` ways. */
const builds = (kind: 'numbered' | 'face' | 'tsukumogami', ways: number, seat = 0): Reached => ({ after: { phase, deal } }) =>
  phase.name === 'build' &&
  phase.seat === seat &&
  deal.tricks >= 4 &&
  (deal.left ?? []).some((card) => kindOf(card) === kind && waysToLay(deal.rows, seat, card).length >= ways);

/** True when Marta can lay a card after which the end of the round would also end the game, but would not now. */
const mayEnd: Reached = ({ after: state }) => {
  const { phase, deal } = state;
  if (phase.name !== 'build' || phase.seat !== 0 || roundForecast(state).sequel.kind !== 'another-round') return false;
  const ways = (deal.left ?? []).flatMap((card) => waysToLay(deal.rows, 0, card));
  return ways.some((way) => way.row === 0 && roundForecast(state, rowsAfter(deal.rows, way)).sequel.kind === 'below-eight');
};

/** True when a card must be laid in the player's own row, so stopping is not allowed yet. */
const mustLay: Reached = ({ after: { phase, deal } }) =>
  phase.name === 'build' && phase.seat === 0 && phase.mustLay && deal.tricks >= 5;

/** True when the player may stop, but could still lay a Tsukumogami. */
const mayStop: Reached = ({ after: { phase, deal } }) =>
  phase.name === 'build' && phase.seat === 0 && !phase.mustLay && (deal.left ?? []).some(isTsukumogami) && deal.tricks >= 5;

/** True when Marta is laying, and this many places of her row are taken. */
const hasLong = (places: number): Reached => ({ after: { phase, deal } }) =>
  phase.name === 'build' && phase.seat === 0 && (deal.rows[0] ?? []).filter((card) => card !== null).length >= places;

const nobodyWins: Reached = ({ event, after }) => event.type === 'trickCompleted' && event.winner === null && after.deal.tricks > 4;

const tsukumogamiLed: Reached = ({ after: { phase, deal } }) => {
  const [lead] = deal.trick;
  return phase.name === 'play' && phase.seat === 0 && lead !== undefined && isTsukumogami(lead.card);
};

const scored = (deal: number): Reached => ({ event, after }) => event.type === 'roundScored' && after.records.length === deal;

const over = (ending: 'highest' | 'below-eight'): Reached => ({ event, after }) =>
  event.type === 'gameOver' && endingOf(totals(after))?.code === ending;

interface ChanoyuStoryProps extends Omit<ChanoyuMoment, 'seats'> {
  readonly seats?: number;
  /** The number of the first game to search. */
  readonly game?: number;
  readonly people?: ChanoyuMoment['seats'];
}

/** The table at a moment of a game, as one viewer sees it. The log covers the latest round. */
function ChanoyuStory({ reached, seats = 3, game = 0, viewer = 0, people = peopleAt(seats), opens }: ChanoyuStoryProps) {
  const [happenings] = useState(() => {
    const all = chanoyuMoment({ seats, game }, reached);
    return all.filter(({ after }) => after.deal.number === all.at(-1)?.after.deal.number);
  });
  return <GameStory title="Chanoyu" screen={screen} happenings={happenings} viewer={viewer} seats={people} opens={opens} />;
}

function peopleAt(seats: number): readonly SeatView[] {
  return NAMES.slice(0, seats).map((_, seat) => seated(seat));
}

const LONG = ['Maximiliana-Wilhelmina', 'Bartholomäus', 'Anastazja-Wiktoria K.', 'Jo', 'Christophorus'];

/** The stories for Chanoyu's table and score sheet, for every kind of moment and viewer. */
export const stories = {
  'chanoyu-first-lead': () => <ChanoyuStory reached={({ event }) => event.type === 'dealt'} viewer={2} />,
  'chanoyu-first-lead-5': () => <ChanoyuStory seats={5} reached={({ event }) => event.type === 'dealt'} viewer={2} />,
  'chanoyu-lead': () => <ChanoyuStory reached={martaPlays(0, 5)} />,
  'chanoyu-play': () => <ChanoyuStory reached={martaPlays(1, 6)} />,
  'chanoyu-play-4': () => <ChanoyuStory seats={4} reached={martaPlays(2, 6)} />,
  'chanoyu-play-5': () => <ChanoyuStory seats={5} reached={martaPlays(3, 6)} />,
  'chanoyu-tsukumogami-led': () => <ChanoyuStory reached={tsukumogamiLed} />,
  'chanoyu-waiting': () => <ChanoyuStory reached={lying(1, 8, 1)} viewer={1} />,
  'chanoyu-trick': () => <ChanoyuStory reached={lying(3, 7, 1)} />,
  'chanoyu-no-winner': () => <ChanoyuStory reached={nobodyWins} />,
  'chanoyu-build': () => <ChanoyuStory reached={builds('numbered', 1)} />,
  'chanoyu-build-face': () => <ChanoyuStory reached={builds('face', 3)} />,
  'chanoyu-build-face-5': () => <ChanoyuStory seats={5} reached={builds('face', 3)} />,
  'chanoyu-build-full-5': () => <ChanoyuStory seats={5} reached={hasLong(8)} />,
  'chanoyu-build-tsukumogami': () => <ChanoyuStory reached={builds('tsukumogami', 1)} />,
  'chanoyu-build-tsukumogami-4': () => <ChanoyuStory seats={4} reached={builds('tsukumogami', 1)} />,
  'chanoyu-build-tsukumogami-5': () => <ChanoyuStory seats={5} reached={builds('tsukumogami', 1)} />,
  'chanoyu-build-ending': () => <ChanoyuStory reached={mayEnd} />,
  'chanoyu-build-other': () => <ChanoyuStory reached={builds('numbered', 1, 1)} />,
  'chanoyu-build-other-5': () => <ChanoyuStory seats={5} reached={builds('numbered', 1, 2)} />,
  'chanoyu-must-lay': () => <ChanoyuStory reached={mustLay} />,
  'chanoyu-may-stop': () => <ChanoyuStory reached={mayStop} />,
  'chanoyu-score': () => <ChanoyuStory reached={scored(2)} opens="score-sheet" />,
  'chanoyu-score-first': () => <ChanoyuStory reached={scored(1)} opens="score-sheet" />,
  'chanoyu-score-5': () => <ChanoyuStory seats={5} reached={scored(3)} opens="score-sheet" />,
  'chanoyu-over-highest': () => <ChanoyuStory reached={over('highest')} opens="score-sheet" />,
  'chanoyu-over-below-eight': () => <ChanoyuStory reached={over('below-eight')} opens="score-sheet" />,
  'chanoyu-over-table': () => <ChanoyuStory reached={over('below-eight')} />,
  'chanoyu-all-hands': () => <ChanoyuStory seats={5} reached={lying(3, 7, 1)} viewer="all-hands" />,
  'chanoyu-watching': () => <ChanoyuStory reached={lying(2, 7, 1)} viewer="spectator" />,
  'chanoyu-watching-5': () => <ChanoyuStory seats={5} reached={lying(3, 7, 1)} viewer="spectator" />,
  'chanoyu-away': () => <ChanoyuStory seats={4} reached={martaPlays(1, 6)} people={NOT_ALL_THERE} />,
  'chanoyu-long-names': () => (
    <ChanoyuStory seats={5} reached={martaPlays(2, 6)} people={LONG.map((name, seat) => seated(seat, { name }))} />
  ),
};

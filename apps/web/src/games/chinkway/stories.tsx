import { categoryOf, type ChinkwayEvent, type ChinkwayState } from '@chinwag/rules/chinkway';
import { useState } from 'react';
import { screen } from './screen.ts';
import { storyGame } from './storyGames.ts';
import { ChinkwayLive } from '../../stories/ChinkwayLive.tsx';
import { GameStory } from '../../stories/GameStory.tsx';
import { type MomentProps, upTo } from '../../stories/playedGame.ts';
import { botAt, NAMES, seated } from '../../stories/storyTable.tsx';

type ChinkwayMoment = MomentProps<ChinkwayState, ChinkwayEvent>;
type Reached = ChinkwayMoment['reached'];

/** True when a phase has started in a deal and `seat` must act. */
const phase = (name: string, deal: number, seat: number): Reached => ({ after }) =>
  after.phase.name === name && after.deal.number === deal && 'seat' in after.phase && after.phase.seat === seat;

/** True when `cards` cards are in trick `trick` of deal `deal`; both count from 1. */
const lying = (cards: number, trick: number, deal: number): Reached => ({ after }) =>
  after.deal.number === deal &&
  after.deal.trick.length === cards &&
  after.deal.tricks.reduce((sum, won) => sum + won, 0) === trick - 1;

/** True when an event of this type has just happened in a deal. */
const happened = (type: ChinkwayEvent['type'], deal: number): Reached => ({ event, after }) =>
  event.type === type && after.deal.number === deal;

/** True when `seat` may choose between cards of several categories, and at least one does not fit. */
const choiceFor = (seat: number): Reached => ({ after }) => {
  const now = after.phase;
  if (now.name !== 'extract' || now.seat !== seat || after.deal.number < 7) return false;
  return now.cards.length < 5 && new Set(now.cards.map(categoryOf)).size > 1;
};

const PEOPLE = NAMES.map((_, seat) => seated(seat));

/** The table at a moment of the stories' game, as one viewer sees it. The log covers the latest deal. */
function TableStory({ reached, viewer = 0, seats = PEOPLE, opens }: ChinkwayMoment) {
  const [happenings] = useState(() => {
    const all = upTo(storyGame(), reached);
    return all.filter(({ after }) => after.deal.number === all.at(-1)?.after.deal.number);
  });
  return <GameStory title="Chinkway" screen={screen} happenings={happenings} viewer={viewer} seats={seats} opens={opens} />;
}

const LONG = ['Maximiliana-Wilhelmina', 'Bartholomäus', 'Anastazja-Wiktoria K.', 'Jo', 'Christophorus'];

/** The stories for Chinkway's table and score sheet, for every kind of moment and viewer. */
export const stories = {
  'chinkway-live': () => <ChinkwayLive />,
  'chinkway-play': () => <TableStory reached={lying(3, 6, 7)} />,
  'chinkway-lead': () => <TableStory reached={phase('play', 9, 0)} />,
  'chinkway-waiting': () => <TableStory reached={lying(2, 6, 7)} />,
  'chinkway-trick': () => <TableStory reached={lying(5, 6, 7)} />,
  'chinkway-first-trick': () => <TableStory reached={lying(2, 1, 7)} />,
  'chinkway-extract': () => <TableStory reached={choiceFor(0)} />,
  'chinkway-extract-partner': () => <TableStory reached={phase('extract', 7, 2)} />,
  'chinkway-extract-other': () => <TableStory reached={phase('extract', 7, 3)} />,
  'chinkway-taken': () => <TableStory reached={happened('extracted', 7)} />,
  'chinkway-new-partners': () => <TableStory reached={happened('dealt', 6)} />,
  'chinkway-discard': () => <TableStory reached={happened('dealt', 4)} />,
  'chinkway-trump': () => <TableStory reached={happened('discarded', 4)} />,
  'chinkway-trump-other': () => <TableStory reached={happened('discarded', 6)} />,
  'chinkway-quest': () => <TableStory reached={happened('questTurned', 7)} />,
  'chinkway-final-request': () => <TableStory reached={happened('finalOffered', 9)} viewer={4} />,
  'chinkway-final-request-other': () => <TableStory reached={happened('finalOffered', 9)} />,
  'chinkway-over': () => <TableStory reached={({ event }) => event.type === 'gameOver'} />,
  'chinkway-all-hands': () => <TableStory reached={lying(3, 6, 7)} viewer="all-hands" />,
  'chinkway-watching': () => <TableStory reached={lying(3, 6, 7)} viewer="spectator" />,
  'chinkway-away': () => (
    <TableStory
      reached={lying(3, 6, 7)}
      seats={PEOPLE.with(1, seated(1, { connected: false })).with(2, botAt(2, 'Inés')).with(3, seated(3, { standIn: 'away' }))}
    />
  ),
  'chinkway-long-names': () => (
    <TableStory reached={lying(3, 6, 7)} seats={LONG.map((name, seat) => seated(seat, { name }))} />
  ),
  'chinkway-score': () => <TableStory reached={happened('dealScored', 6)} opens="score-sheet" />,
  'chinkway-score-first': () => <TableStory reached={happened('dealScored', 1)} opens="score-sheet" />,
  'chinkway-score-final': () => <TableStory reached={happened('dealScored', 10)} opens="score-sheet" />,
};

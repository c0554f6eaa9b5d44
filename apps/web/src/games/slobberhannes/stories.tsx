import { bots } from '@chinwag/bots';
import { slobberhannes, type SlobberhannesEvent, type SlobberhannesState } from '@chinwag/rules/slobberhannes';
import { useState } from 'react';
import { screen } from './screen.ts';
import { GameStory } from '../../stories/GameStory.tsx';
import { type MomentProps, playedGame, upTo } from '../../stories/playedGame.ts';
import { seated } from '../../stories/storyTable.tsx';

const SETUP = { seats: 4, owner: 0, options: { target: 10 }, seed: '51'.repeat(32) } as const;

type SlobberhannesMoment = MomentProps<SlobberhannesState, SlobberhannesEvent>;

function Story({ reached, viewer = 0, opens }: SlobberhannesMoment) {
  const [happenings] = useState(() => upTo(playedGame(slobberhannes, bots.slobberhannes.sensible, SETUP), reached));
  const seats = [0, 1, 2, 3].map((seat) => seated(seat));
  return <GameStory title="Slobberhannes" screen={screen} happenings={happenings} viewer={viewer} seats={seats} opens={opens} />;
}

/** True when it is Marta's turn in the second deal, with this many cards in the trick. */
const turn = (cards: number): SlobberhannesMoment['reached'] => ({ after: { deal, phase } }) =>
  deal.number === 2 && phase.name === 'play' && phase.seat === 0 && deal.trick.length === cards && deal.winners.length > 0;

/** The stories for Slobberhannes' table and score sheet. */
export const stories = {
  'slobberhannes-play': () => <Story reached={turn(2)} />,
  'slobberhannes-watching': () => <Story viewer="spectator" reached={turn(2)} />,
  'slobberhannes-score': () => (
    <Story opens="score-sheet" reached={({ event, after }) => event.type === 'dealScored' && after.deal.number === 2} />
  ),
  'slobberhannes-over': () => <Story reached={({ event }) => event.type === 'gameOver'} />,
};

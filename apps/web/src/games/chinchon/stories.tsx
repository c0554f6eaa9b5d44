import type { Viewer } from '@chinwag/rules';
import { type ChinchonEvent, type ChinchonState, isIn } from '@chinwag/rules/chinchon';
import { useState } from 'react';
import { screen } from './screen.ts';
import { draftSchema, NO_DRAFT, type Parts, partsOf } from './parts.ts';
import { storedInTab } from '../../storage/stored.ts';
import {
  asked, askedWith, closeWithRest, couldAdd, couldClose, couldLayOff, grown, happened, chinchonMoment, type Reached,
  type StoryGame,
} from './storyGames.ts';
import { GameStory } from '../../stories/GameStory.tsx';
import type { MomentProps } from '../../stories/playedGame.ts';
import { LONG_NAMED, NOT_ALL_THERE, seated } from '../../stories/storyTable.tsx';

const NAMES = ['Marta', 'Tomek', 'Inés', 'Owen', 'Halina', 'Beatriz', 'Zosia', 'Iñaki'];

interface ChinchonStoryProps extends MomentProps<ChinchonState, ChinchonEvent> {
  readonly game: StoryGame;
  /** True if the player has prepared a close that leaves a card. */
  readonly composed?: boolean;
}

function ChinchonStory({ reached, game, viewer = 0, seats, opens, composed = false }: ChinchonStoryProps) {
  const [happenings] = useState(() => {
    const moment = chinchonMoment(reached, game);
    const state = moment.at(-1)?.after;
    const close = composed && state !== undefined && typeof viewer === 'number' ? closeWithRest(state, viewer) : null;
    prepare(viewer, close === null ? null : { moment: `deal ${state?.deal.number ?? 0}`, ...partsOf(close) });
    return moment;
  });
  return (
    <GameStory
      title="Chinchón"
      screen={screen}
      happenings={happenings}
      viewer={viewer}
      seats={seats ?? NAMES.slice(0, game.seats).map((name, seat) => seated(seat, { name }))}
      opens={opens}
    />
  );
}

/** Stores the cards that a player has set apart on this device, or null for none. */
function prepare(viewer: Viewer, draft: (Parts & { readonly moment: string }) | null): void {
  storedInTab(`parts.g1.${viewer}`, draftSchema).write(draft ?? NO_DRAFT);
}

const FOUR: StoryGame = { seats: 4 };
const EIGHT: StoryGame = { seats: 8, from: 21, options: { deck: '48' } };
const PLAYING_ON: StoryGame = { seats: 4, options: { ending: 'play-on', deck: '48' } };

/** Late in a game of eight players: a player is out of the game, and everyone has laid melds. */
const late: Reached = ({ after }) =>
  after.deal.number > 4 && after.outIn.some((out) => out !== null) && after.phase.name === 'settle' &&
  after.phase.seat === 0 && after.deal.melds.length > 5 && grown(after.deal.melds) > 1;

/** The stories for Chinchón's table and score sheet, for every kind of moment and viewer. */
export const stories = {
  'chinchon-lead': () => <ChinchonStory reached={happened('leaderDrawn', 0)} game={{ seats: 4, from: 2 }} />,
  'chinchon-draw': () => <ChinchonStory reached={asked('draw', 0, 2)} game={FOUR} />,
  'chinchon-act': () => <ChinchonStory reached={asked('act', 0, 2)} game={FOUR} />,
  'chinchon-waiting': () => <ChinchonStory reached={asked('act', 2, 2)} game={FOUR} />,
  'chinchon-could-close': () => <ChinchonStory reached={couldClose(0)} game={FOUR} />,
  'chinchon-closing': () => <ChinchonStory reached={couldClose(0)} game={FOUR} composed />,
  'chinchon-settle': () => <ChinchonStory reached={couldAdd(0, 2)} game={{ seats: 4, from: 2 }} />,
  'chinchon-settle-chinchon': () => (
    <ChinchonStory
      reached={(moment) => asked('settle', 0)(moment) && moment.after.deal.closing?.chinchon === true}
      game={{ seats: 4, from: 8 }}
    />
  ),
  'chinchon-settle-three': () => (
    <ChinchonStory reached={asked('settle', 0)} game={{ seats: 3, options: { deck: '48' } }} />
  ),
  'chinchon-settle-other': () => <ChinchonStory reached={askedWith('settle', 2, 3)} game={FOUR} />,
  'chinchon-play-on': () => <ChinchonStory reached={askedWith('act', 0, 3)} game={PLAYING_ON} />,
  'chinchon-play-on-add': () => <ChinchonStory reached={couldLayOff(0)} game={PLAYING_ON} />,
  'chinchon-play-on-draw': () => <ChinchonStory reached={askedWith('draw', 0, 4)} game={PLAYING_ON} />,
  'chinchon-bound': () => (
    <ChinchonStory
      reached={({ after: { phase } }) => phase.name === 'act' && phase.bound && phase.seat === 0}
      game={PLAYING_ON}
    />
  ),
  'chinchon-reenlist': () => <ChinchonStory reached={asked('reenlist', 0)} game={{ seats: 4, from: 3 }} />,
  'chinchon-reenlist-other': () => <ChinchonStory reached={asked('reenlist', 2)} game={{ seats: 4, from: 5 }} />,
  'chinchon-out': () => (
    <ChinchonStory
      reached={({ after }) => after.phase.name === 'draw' && !isIn(after, 0)}
      game={{ seats: 4, from: 3 }}
    />
  ),
  'chinchon-scored': () => <ChinchonStory reached={happened('dealScored', 3)} game={FOUR} />,
  'chinchon-eight': () => <ChinchonStory reached={asked('act', 0, 3)} game={EIGHT} />,
  'chinchon-eight-late': () => <ChinchonStory reached={late} game={EIGHT} />,
  'chinchon-eight-scored': () => <ChinchonStory reached={happened('dealScored', 6)} game={EIGHT} />,
  'chinchon-eight-watching': () => <ChinchonStory reached={late} game={EIGHT} viewer="spectator" />,
  'chinchon-six': () => <ChinchonStory reached={couldAdd(0, 1)} game={{ seats: 6 }} />,
  'chinchon-two': () => <ChinchonStory reached={asked('act', 0, 2)} game={{ seats: 2, options: { deck: '48' } }} />,
  'chinchon-two-settle': () => <ChinchonStory reached={asked('settle', 0)} game={{ seats: 2 }} />,
  'chinchon-all-hands': () => <ChinchonStory reached={late} game={EIGHT} viewer="all-hands" />,
  'chinchon-watching': () => <ChinchonStory reached={askedWith('settle', 2, 3)} game={FOUR} viewer="spectator" />,
  'chinchon-away': () => <ChinchonStory reached={asked('draw', 0, 2)} game={FOUR} seats={NOT_ALL_THERE} />,
  'chinchon-long-names': () => <ChinchonStory reached={couldAdd(0, 1)} game={{ seats: 4, from: 2 }} seats={LONG_NAMED} />,
  'chinchon-score': () => (
    <ChinchonStory reached={happened('dealScored', 8)} game={{ seats: 4, from: 5 }} opens="score-sheet" />
  ),
  'chinchon-score-eight': () => (
    <ChinchonStory reached={happened('dealScored', 7)} game={EIGHT} opens="score-sheet" />
  ),
  'chinchon-over': () => <ChinchonStory reached={happened('gameOver')} game={{ seats: 4, from: 5 }} />,
};

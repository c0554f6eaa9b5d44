import { useState } from 'react';
import { screen } from '../games/chinkway/screen.ts';
import { playersAt } from '../session/players.ts';
import type { SeatView } from '../session/tableView.ts';
import { TakeBackBand } from '../table/takeBack/TakeBackBand.tsx';
import { storyGame } from '../games/chinkway/storyGames.ts';
import { onTable } from './onTable.ts';
import { guestNamed, type NAMES, seated, StoryTable, type StoryTableProps, storyTable } from './storyTable.tsx';

const playing = storyTable({ status: 'playing', gameId: 'g1' });

/** The seats after Tomek has asked to take back his last move, and Inés has agreed. */
const asking: readonly SeatView[] = playing.seats
  .with(1, seated(1, { takeBack: 'asks' }))
  .with(2, seated(2, { takeBack: 'agrees' }));

/** The viewers of the band, each with whether they may know the move. */
const SEEN: readonly (readonly [title: string, you: NonNullable<StoryTableProps['you']>, move: 'named' | 'unnamed'])[] = [
  ['Has yet to answer', 'Marta', 'named'],
  ['Has to answer about a move that the log does not tell', 'Marta', 'unnamed'],
  ['Has answered', 'Inés', 'named'],
  ['Asking', 'Tomek', 'named'],
  ['Watching', 'Iker', 'named'],
];

function Seen({ you, move }: { readonly you: (typeof NAMES)[number] | 'Iker'; readonly move: 'named' | 'unnamed' }) {
  const [game] = useState(() => onTable(screen, storyGame(), 0, playersAt(playing, guestNamed(you))));
  const from = game.log.findLast(({ mark }) => mark !== '')?.at ?? 0;
  const table = { ...playing, seats: asking, takeBackFrom: from };
  return (
    <StoryTable you={you} table={table}>
      <TakeBackBand game={move === 'named' ? game : { log: [] }} />
    </StoryTable>
  );
}

/** The stories for a request to take back a move. */
export const takeBackStories = {
  'take-back': () => (
    <main className="story-cloths" data-room="chinkway">
      {SEEN.map(([title, you, move]) => (
        <section key={title} className="cloth">
          <h2>{title}</h2>
          <Seen you={you} move={move} />
        </section>
      ))}
    </main>
  ),
};

import type { GameId } from '@chinwag/rules';
import type { ReactNode } from 'react';
import { GAMES } from '../games/catalogue.ts';

/** All rooms, in the order of the home page. */
export const ROOMS: readonly GameId[] = GAMES.map(({ id }) => id);

/** A page of samples on paper. */
export function StoryPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="story-page">
      <h1>{title}</h1>
      {children}
    </main>
  );
}

/** A heading with a row of samples below it, on the table of a room or on the page's own paper. */
export function Samples({ title, room, width, children }: SamplesProps) {
  return (
    <>
      <h2>{title}</h2>
      <div
        className={room ? 'story-row cloth' : 'story-row'}
        data-room={room}
        style={width === undefined ? undefined : { '--card-width': `${width}px` }}
      >
        {children}
      </div>
    </>
  );
}

interface SamplesProps {
  readonly title: string;
  readonly room?: GameId;
  /** The width of the cards in px. */
  readonly width?: number;
  readonly children: ReactNode;
}

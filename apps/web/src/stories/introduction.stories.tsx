import { Suspense } from 'react';
import { GAMES } from '../games/catalogue.ts';
import { type Stories } from '../stories/gameStories.ts';
import { HowItIsPlayedDialog } from '../table/introduction/HowItIsPlayedDialog.tsx';
import { HowItIsPlayed } from '../table/introduction/lazily.ts';

/** The stories for each game's introduction, and for its sheet on the home page. */
export const introductionStories: Stories = Object.assign(
  {},
  ...GAMES.map((game): Stories => ({
    [`${game.id}-introduction`]: () => (
      <div className="story-page sheet" data-room={game.id}>
        <Suspense>
          <HowItIsPlayed game={game.id} opens="here" />
        </Suspense>
      </div>
    ),
    [`${game.id}-introduction-sheet`]: () => <HowItIsPlayedDialog game={game} onClose={() => undefined} />,
  })),
) as Stories;

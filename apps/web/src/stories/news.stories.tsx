import { findGame, type GameState, type Seat, type Tagged } from '@chinwag/rules';
import { use, useState } from 'react';
import type { FirstTime } from '../board/lesson.ts';
import { type CatalogueEntry, GAMES } from '../games/catalogue.ts';
import { message } from '../language/message.ts';
import { firstTimesOf } from '../lessons/firstTimes/firstTimesOf.ts';
import { NewsSlip } from '../lessons/firstTimes/NewsSlip.tsx';
import type { FirstNews } from '../lessons/firstTimes/useFirstTime.ts';
import { lookThrough, type NewsMoment } from '../lessons/testing/newsMoments.ts';
import type { AnyStoryScreen } from './anyStoryScreen.ts';
import { GameStory } from './GameStory.tsx';
import type { Stories } from './gameStories.ts';
import { NEWS_STORIES, type NewsStory, SLOWER } from './newsStoryList.ts';
import type { PlayedEvent } from './playedGame.ts';
import { botAt, NAMES, seated } from './storyTable.tsx';

/* The number of games that are searched. */
const GAMES_LOOKED_THROUGH = 12;

interface FoundNews {
  readonly seats: number;
  readonly viewer: Seat;
  readonly happenings: readonly PlayedEvent<GameState, Tagged>[];
  readonly news: FirstNews;
}

/** Returns the first moment of a bots' game at which the hint would be shown. */
function found({ game, said, asks, from }: NewsStory, firstTimes: readonly FirstTime[]): FoundNews {
  const { min = 0, max = 0 } = findGame(game)?.seats ?? {};
  // for a hint that may be shown at any moment, the fullest table
  const seats = said === SLOWER ? max : Math.max(3, min);
  for (let number = from; number < from + GAMES_LOOKED_THROUGH; number++) {
    let moment: NewsMoment | null = null;
    const happenings = lookThrough(game, { number, seats, firstTimes: firstTimes.filter(({ id }) => id === said) }, (here) => {
      const isIt = here.seat < NAMES.length && here.asks === asks && here.said === (said === SLOWER ? null : said);
      if (isIt) moment = here;
      return isIt;
    });
    if (moment === null) continue;
    const { seat, about, says } = moment as NewsMoment;
    const news = { name: said, about, says: says ?? message('lessons.too-fast'), read: nothing, close: nothing };
    return { seats, viewer: seat, happenings, news };
  }
  throw new Error(`“${said}” of ${game} never comes at ${asks}`);
}

interface NewsStoryProps {
  readonly entry: CatalogueEntry;
  readonly screen: AnyStoryScreen;
  readonly story: NewsStory;
}

function NewsTable({ entry, screen, story }: NewsStoryProps) {
  const firstTimes = use(firstTimesOf(entry.id));
  const [{ seats, viewer, happenings, news }] = useState(() => found(story, firstTimes));
  const people = Array.from({ length: seats }, (_, seat) =>
    seat === viewer ? seated(seat) : botAt(seat, NAMES[seat] ?? `Bot ${seat}`));
  return (
    <GameStory title={entry.title} screen={screen} happenings={happenings} viewer={viewer} seats={people} purpose="practice">
      <NewsSlip news={news} />
    </GameStory>
  );
}

function nothing(): void {}

/**
 * Returns a promise of the stories of each first-time hint in practice, at each decision: `news-chinkway-alone-trump`. The promise
 * rejects if a game's screen cannot be loaded.
 */
export async function newsStories(): Promise<Stories> {
  const stories: Record<string, Stories[string]> = {};
  for (const entry of GAMES) {
    const screen = (await entry.screen()) as unknown as AnyStoryScreen;
    for (const story of NEWS_STORIES.filter(({ game }) => game === entry.id)) {
      stories[`news-${entry.id}-${story.said}-${story.asks}`] = () => <NewsTable entry={entry} screen={screen} story={story} />;
    }
  }
  return stories;
}

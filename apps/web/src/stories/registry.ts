import { ABOUT_GAMES } from '../games/abouts.ts';
import { agreementStories } from './agreements.stories.tsx';
import { cardStories } from './cards.stories.tsx';
import { fairnessStories } from './fairness.stories.tsx';
import { hintStories } from './hints.stories.tsx';
import { lessonStories } from './lessons.stories.tsx';
import { gameStories, type Stories } from './gameStories.ts';
import { handStories } from './hand.stories.tsx';
import { introductionStories } from './introduction.stories.tsx';
import { kitStories } from './kit.stories.tsx';
import { momentStories } from './moments.stories.tsx';
import { newsStories } from './news.stories.tsx';
import { paperStories } from './paper.stories.tsx';
import { previewStories } from './preview.stories.tsx';
import { replayStories } from './replay.stories.tsx';
import { sheetStories } from './sheets.stories.tsx';
import { tableStories } from './table.stories.tsx';
import { takeBackStories } from './takeBack.stories.tsx';

/**
 * Returns a promise of all stories, by the name after `stories.html#`. Each story needs no server. The promise rejects if a part of
 * them cannot be loaded.
 */
export async function loadStories(): Promise<Stories> {
  const ofGames = await Promise.all(ABOUT_GAMES.map(({ id }) => gameStories(id)));
  const others: readonly Stories[] = [
    agreementStories, cardStories, fairnessStories, handStories, introductionStories, kitStories, momentStories, paperStories,
    previewStories, replayStories, sheetStories, tableStories, takeBackStories,
  ];
  return Object.assign({}, ...others, ...ofGames, await hintStories(), await lessonStories(), await newsStories()) as Stories;
}

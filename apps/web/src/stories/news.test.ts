import { findGame } from '@chinwag/rules';
import { expect, it } from 'vitest';
import { GAMES } from '../games/catalogue.ts';
import { firstTimesOf } from '../lessons/firstTimes/firstTimesOf.ts';
import { lookThrough } from '../lessons/testing/newsMoments.ts';
import { NEWS_STORIES } from './newsStoryList.ts';

/** The number of bots' games that are searched. */
const GAMES_PLAYED = 2;

it.each(GAMES)('every first-time tip in $id has a story for each question in which it appears', async ({ id }) => {
  const firstTimes = await firstTimesOf(id);
  const stories = NEWS_STORIES.filter(({ game }) => game === id);
  const shown = new Set(stories.map(({ said, asks }) => `${said} ${asks}`));
  const missing = new Set<string>();
  const seats = Math.max(3, findGame(id)?.seats.min ?? 0);
  for (let number = 0; number < GAMES_PLAYED; number++) {
    lookThrough(id, { number, seats, firstTimes }, ({ said, asks }) => {
      if (said !== null && !shown.has(`${said} ${asks}`)) missing.add(`${said} ${asks}`);
      return false;
    });
  }
  expect([...missing]).toEqual([]);
  expect(firstTimes.filter((first) => !stories.some(({ said }) => said === first.id))).toEqual([]);
});

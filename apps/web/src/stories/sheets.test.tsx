// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Announcer } from '../ui/Announcer.tsx';
import { loadAllShownLater } from '../ui/shownLater.tsx';
import { speak } from '../language/load.ts';
import { ScreenReading } from '../table/testing/screenReading.ts';
import { strayEnglish } from '../table/testing/strayEnglish.ts';
import { fairnessStories } from './fairness.stories.tsx';
import { introductionStories } from './introduction.stories.tsx';
import { LongCoachSlip } from './LongCoachSlip.tsx';
import { replayStories } from './replay.stories.tsx';
import { sheetStories } from './sheets.stories.tsx';
import { NAMES } from './storyTable.tsx';
import { tableStories } from './table.stories.tsx';

beforeEach(loadAllShownLater);
afterEach(async () => {
  cleanup();
  await speak('en');
});

const { gathering, invite, keys } = tableStories;

/** The pages and sheets besides a game. */
const BESIDE = {
  ...sheetStories, ...fairnessStories, ...introductionStories, ...replayStories, gathering, invite, keys,
  'lesson-slip': () => <LongCoachSlip />,
};

/** Words that are the same in every language: names of people, of keys, and of a language in itself. */
const OF_NO_LANGUAGE = [...NAMES, 'Ada', 'Bruno', 'Iker', 'Player', 'Tab', 'Enter', 'English'];

describe.each([['Spanish', 'es'], ['Polish', 'pl']] as const)('in %s', (_, language) => {
  test.each(Object.entries(BESIDE))('“%s” contains no English', async (_name, story) => {
    const reader = new ScreenReading(await strayEnglish(language, OF_NO_LANGUAGE));
    render(<Announcer>{story()}</Announcer>);
    reader.read();
    expect(reader.stray).toEqual([]);
  });
});

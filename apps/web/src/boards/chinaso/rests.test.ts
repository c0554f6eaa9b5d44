import { expect, test } from 'vitest';
import { rests } from './rests.ts';

test('CS5.4: an open window is shown without delay, so that nobody answers one that has closed', () => {
  expect([rests.windowOpened, rests.answered]).toEqual(['none', 'none']);
});

import { expect, test } from 'vitest';
import { pace } from './pace.ts';

test('CS5.4: an open window is shown without delay, so that nobody answers one that has closed', () => {
  expect([pace.windowOpened, pace.answered]).toEqual(['none', 'none']);
});

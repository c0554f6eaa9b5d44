// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen as page } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadMessages, speak } from '../../language/load.ts';
import { storedPractice } from '../../session/practice/practice.ts';
import type { StoredPractice } from '../../session/practice/storedPractice.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { Replay } from '../player.ts';
import { recordedGame } from '../testing/recorded.ts';
import { WhatIfDialog } from './WhatIfDialog.tsx';

const { read, write, remove } = storedPractice('slobberhannes');

beforeEach(async () => {
  await speak('en');
  await loadMessages('replay', 'table', 'slobberhannes');
});
afterEach(() => {
  cleanup();
  remove();
  window.history.replaceState(null, '', '/');
});

async function ask(): Promise<void> {
  const { recorded, screen } = await recordedGame('slobberhannes');
  const replay = new Replay({ recorded, screen, speech: () => 0, schedule: () => () => undefined, at: 12, eyes: 2 });
  render(
    <Announcer>
      <WhatIfDialog replay={replay} shown={replay.store.getState()} onClose={() => undefined} />
    </Announcer>,
  );
}

const press = (name: RegExp) => fireEvent.click(page.getByRole('button', { name }));

const IN_PROGRESS: StoredPractice = {
  seats: 4, owner: 0, you: 0, options: {}, seed: 'ab'.repeat(32), moves: [[0, { type: 'play' }]], strength: 'gentle', over: false,
};

it('starts at the current moment in the selected seat and is stored as a practice game', async () => {
  await ask();
  press(/^Play on from this moment/);
  expect(read()).toMatchObject({ you: 2, seed: '5eed'.repeat(16), over: false });
  expect(read()?.moves.length).toBeGreaterThan(0);
  expect(window.location.pathname).toBe('/practise/slobberhannes');
});

it('replaces a practice game in progress only after a press that confirms it', async () => {
  write(IN_PROGRESS);
  await ask();
  press(/^Play the/);
  expect(read()).toEqual(IN_PROGRESS);
  expect(page.getByText('You have a practice game in progress')).toBeDefined();
  press(/^Continue that game/);
  expect(read()).toEqual(IN_PROGRESS);
  expect(window.location.pathname).toBe('/practise/slobberhannes');
  cleanup();
  await ask();
  press(/^Play the/);
  press(/^Replace it/);
  expect(read()).toMatchObject({ you: 2, strength: 'gentle', moves: [] });
});

// @vitest-environment happy-dom
import { findBot } from '@chinwag/bots';
import { findGame } from '@chinwag/rules';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from '../ui/Announcer.tsx';
import { usePreferences } from '../ui/preferences.ts';
import type { FromWorker, ToWorker } from '../session/practice/localMessages.ts';
import { storedPractice } from '../session/practice/practice.ts';
import { LOCAL_CODE } from '../session/practice/localSeat.ts';
import { LocalTable } from '../session/practice/localTable.ts';
import { isConnection, type Connection } from '../session/connection.ts';
import { PracticePage } from './PracticePage.tsx';
import { byTimer } from '../session/playback.ts';

/** The page's worker in the page itself, with its real table, because a test has no threads. */
class WorkerHere extends EventTarget {
  static readonly pauses: number[] = [];
  #connection: Connection | null = null;
  #pause = 0;

  postMessage(message: ToWorker): void {
    void this.#take(structuredClone(message));
  }

  terminate(): void {
    this.#connection?.close('away');
  }

  async #take(message: ToWorker): Promise<void> {
    if (message.type === 'ask') {
      const answer = (await this.#connection?.request(message.name, message.payload as never)) ?? null;
      return this.#tell({ type: 'answer', id: message.id, answer });
    }
    this.#pause = message.pause;
    WorkerHere.pauses.push(message.pause);
    if (message.type === 'open') await this.#open(message);
  }

  async #open({ game: id, setup, stored, name }: Extract<ToWorker, { type: 'open' }>): Promise<void> {
    const game = findGame(id);
    if (game === null) throw new Error(`there is no ${id}`);
    const table = new LocalTable({
      game, bots: (strength) => findBot(id, strength), setup, stored, name,
      seed: () => '5eed'.repeat(16),
      pause: () => this.#pause,
      schedule: byTimer,
      keep: (game) => this.#tell({ type: 'keep', stored: game }),
    });
    this.#tell({ type: 'opened' });
    const nothing = (): void => undefined;
    const connection = await table.openConnection(LOCAL_CODE, '', {
      table: (table) => this.#tell({ type: 'table', table }),
      snapshot: (snapshot) => this.#tell({ type: 'snapshot', snapshot }),
      events: (message) => this.#tell({ type: 'events', message }),
      said: nothing, sign: nothing, nudge: nothing, clocks: nothing, timeOut: nothing, elsewhere: nothing, dropped: nothing,
      resumed: nothing, shuffle: nothing, otherDevice: nothing, closed: nothing,
    });
    this.#connection = isConnection(connection) ? connection : null;
  }

  #tell(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', WorkerHere);
  WorkerHere.pauses.length = 0;
  usePreferences.setState({ sound: 'off', animation: 'off', pace: 'at-once' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  usePreferences.setState({ sound: 'on', animation: 'normal', pace: 'calm' });
});

/** Opens the page, and waits until cards have been dealt. */
async function practise(): Promise<void> {
  render(
    <Announcer>
      <PracticePage game="chanoyu" />
    </Announcer>,
  );
  await screen.findByRole('listbox', {}, { timeout: 30_000 });
}

const hand = (): string => screen.getByRole('listbox').textContent;

test('practice deals at once, without a name, and shows nothing that only a table among friends needs', async () => {
  await practise();
  expect(hand()).not.toBe('');
  expect(screen.getAllByText('You').length).toBeGreaterThan(0);
  expect(await screen.findByRole('complementary', { name: 'Score and log' }, { timeout: 30_000 })).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull();
  expect(storedPractice('chanoyu').read()).toMatchObject({ seats: 4, over: false });
});

test('practice resumes where the player left it', async () => {
  await practise();
  const before = hand();
  cleanup();
  await practise();
  expect(hand()).toBe(before);
});

test('a new pace applies to the bots at once', async () => {
  await practise();
  act(() => usePreferences.getState().prefer({ pace: 'brisk' }));
  expect(WorkerHere.pauses.at(-1)).toBe(200);
});

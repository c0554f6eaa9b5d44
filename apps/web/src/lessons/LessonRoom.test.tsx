// @vitest-environment happy-dom
import { findBot } from '@chinwag/bots';
import { findGame } from '@chinwag/rules';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadScreen } from '../games/loadScreen.ts';
import { TableConnection } from '../session/tableConnection.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { usePreferences } from '../ui/preferences.ts';
import { loadMessages } from '../language/load.ts';
import { LOCAL_CODE, OWN_ID } from '../session/practice/localSeat.ts';
import { LocalTable } from '../session/practice/localTable.ts';
import { TableRooms } from '../table/TableRooms.tsx';
import { lesson } from '../games/chinkway/lesson.ts';
import { Coach } from './coach.ts';
import { LEARNER } from '../board/lesson.ts';
import { CoachProvider, LessonRoom } from './LessonRoom.tsx';
import { byTimer } from '../session/playback.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  usePreferences.setState({ sound: 'on', animation: 'normal' });
  vi.useRealTimers();
});

/** Opens the lesson of Chinkway, with real rules and bots in the page itself. */
async function sitDown() {
  const game = findGame('chinkway');
  if (game === null) throw new Error('there is no Chinkway');
  await Promise.all([loadMessages('lessons', 'table', 'chinkway'), loadScreen('chinkway')]);
  vi.useFakeTimers();
  usePreferences.setState({ sound: 'off', animation: 'off' });
  const coach = new Coach(lesson);
  const table = new LocalTable({
    game, bots: () => findBot('chinkway'), setup: lesson, name: 'Marta', seed: () => lesson.seed, pause: () => 100,
    schedule: byTimer, keep: () => undefined,
  });
  const connection = new TableConnection({
    code: LOCAL_CODE, guest: () => ({ guest: { id: OWN_ID, name: 'Marta' }, token: '' }),
    openConnection: table.openConnection, loadScreen,
    reach: 'device', pace: () => 0, speech: () => 0,
    waitsAt: ({ shown, viewer }) => coach.slipAt({ state: shown, viewer, players: [], seat: LEARNER, moves: [] }) !== null,
  });
  connection.start();
  render(
    <Announcer>
      <CoachProvider value={coach}>
        <TableRooms connection={connection} you={OWN_ID} purpose="practice" Room={LessonRoom} />
      </CoachProvider>
    </Announcer>,
  );
  await pass();
  return { shown: () => connection.store.getState().game };
}

/** Advances the clock until the bots have made all their moves. */
const pass = () => act(() => vi.advanceTimersByTimeAsync(3000).then(() => undefined));

async function press(name: string | RegExp): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await pass();
}

async function play(card: RegExp): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('option', { name: card })));
  await pass();
  const button = screen.queryByRole('button', { name: /^(Play|Lead) / });
  if (button !== null) await act(async () => fireEvent.click(button));
  await pass();
}

const slip = (): string => screen.queryByRole('region', { name: 'Your coach' })?.textContent ?? '';

it('the table waits for each slip and continues once it is read', async () => {
  const { shown } = await sitDown();
  expect(slip()).toContain('There are ten tricks, and five demands');
  expect(shown()?.shown).not.toBe(shown()?.newest);
  await pass();
  expect(slip()).toContain('There are ten tricks');
  await press('Next');
  expect(slip()).toContain('trumps');
  await press('Next');
  expect(slip()).toContain('Here’s the Quest');
  await press('Next');
  expect(slip()).toContain('You lead');
  expect(shown()?.shown).toBe(shown()?.newest);
});

it('a term in the coach’s text is a button that explains it', async () => {
  await sitDown();
  expect(screen.getByRole('button', { name: 'demands' }).closest('[aria-label="Your coach"]')).not.toBeNull();
});

it('an unwise move waits until the learner reads the advice, and the card stays in the hand after “choose again”', async () => {
  await sitDown();
  for (let k = 0; k < 3; k++) await press('Next');
  await play(/seven of clubs|7 of clubs/i);
  expect(slip()).toContain('A higher card could beat that one');
  await press('Choose again');
  expect(screen.getAllByRole('option')).toHaveLength(10);
  await play(/seven of clubs|7 of clubs/i);
  expect(screen.getAllByRole('option').length).toBeLessThan(10);
});

it('an unwise move is played after “play it anyway”', async () => {
  await sitDown();
  for (let k = 0; k < 3; k++) await press('Next');
  await play(/seven of clubs|7 of clubs/i);
  await press('Play it anyway');
  expect(screen.getAllByRole('option').length).toBeLessThan(10);
});

it('the coach is silent once the learner leaves the lesson', async () => {
  const { shown } = await sitDown();
  await press('Leave the lesson');
  expect(slip()).toBe('');
  expect(shown()?.shown).toBe(shown()?.newest);
  await play(/seven of clubs|7 of clubs/i);
  expect(slip()).toBe('');
  expect(screen.getAllByRole('option').length).toBeLessThan(10);
});

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ChinkwayState } from '@chinwag/rules/chinkway';
import { StoryTable, storyTable, seated } from '../../stories/storyTable.tsx';
import { loadMessages } from '../../language/load.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { loadAllShownLater } from '../../ui/shownLater.tsx';
import { PlayRoom } from '../play/PlayRoom.tsx';
import { onTable, trickOf } from '../testing/gameOnTable.ts';

beforeAll(() => Promise.all([loadAllShownLater(), loadMessages('rooms', 'asking'), import('../TableMenu.tsx')]));
afterEach(cleanup);

/** The states in which Marta is to play, and has played. */
const [ASKED, PLAYED] = [trickOf(2), trickOf(3)];

const SEATS = [0, 1, 2, 3, 4].map((seat) => seated(seat));

interface HintRoomProps {
  readonly state: ChinkwayState;
  readonly hints: 'on' | 'off';
  readonly hasCoach?: boolean;
}

/** Chinkway's room as Marta sees it, at a table with or without hints. */
function Room({ state, hints, hasCoach = false }: HintRoomProps) {
  return (
    <Announcer>
      <StoryTable you="Marta" table={storyTable({ status: 'playing', gameId: 'g1', seats: SEATS, settings: { hints } })}>
        <PlayRoom
          title="Chinkway"
          game={onTable(state)}
          sending={false}
          hasCoach={hasCoach}
          actions={{ play: async () => ({ ok: true }), skip: () => undefined, release: () => undefined }}
          notify={() => undefined}
        />
      </StoryTable>
    </Announcer>
  );
}

const hint = () => screen.queryByRole('region', { name: 'Hint' });
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Get a hint' })));

test('a hint shows a move and the reason, stays until the position changes, and is announced', async () => {
  const { rerender } = render(<Room state={ASKED} hints="on" />);
  expect(hint()).toBeNull();
  await press();
  const said = (await screen.findByRole('region', { name: 'Hint' })).textContent ?? '';
  expect(said).toMatch(/^Play .+: .+\./);
  await vi.waitFor(() => {
    const spoken = [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent);
    expect(spoken.join(' ')).toMatch(/Play [^:]+: /);
  });
  rerender(<Room state={ASKED} hints="on" />);
  expect(hint()).not.toBeNull();
  rerender(<Room state={PLAYED} hints="on" />);
  expect(hint()).toBeNull();
});

test('a hint closes with its button or Escape, and a key requests one', async () => {
  render(<Room state={ASKED} hints="on" />);
  await act(async () => fireEvent.keyDown(window, { key: 'i' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Got it' }));
  expect(hint()).toBeNull();
  await act(async () => fireEvent.keyDown(window, { key: 'i' }));
  expect(hint()).not.toBeNull();
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(hint()).toBeNull();
});

test('the table’s menu requests a hint if there is no room for the lamp', async () => {
  render(<Room state={ASKED} hints="on" />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Table menu' })));
  // the lamp has a name for screen readers
  await act(async () => fireEvent.click(screen.getByText('Get a hint')));
  expect(await screen.findByRole('region', { name: 'Hint' })).toBeDefined();
});

test('a request on another player’s turn gives no hint but the reason', async () => {
  render(<Room state={PLAYED} hints="on" />);
  await press();
  expect(hint()).toBeNull();
  expect(await screen.findAllByText('It isn’t your turn yet.')).not.toEqual([]);
});

test('a table without hints has no button or key for one', async () => {
  render(<Room state={ASKED} hints="off" />);
  expect(await isThereAWay()).toBe(false);
});

test('a game with a coach has no button or key for a hint', async () => {
  render(<Room state={ASKED} hints="on" hasCoach />);
  expect(await isThereAWay()).toBe(false);
});

async function isThereAWay(): Promise<boolean> {
  await act(async () => fireEvent.keyDown(window, { key: 'i' }));
  return hint() !== null || screen.queryByRole('button', { name: 'Get a hint' }) !== null;
}

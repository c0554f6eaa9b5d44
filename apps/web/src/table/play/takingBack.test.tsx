// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { GameOnTable, LogLine } from '../../session/gameSession.ts';
import type { SeatView } from '../../session/tableView.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { loadAllShownLater } from '../../ui/shownLater.tsx';
import { message } from '../../language/message.ts';
import { seated, StoryTable, storyTable } from '../../stories/storyTable.tsx';
import { onTable, trickOf } from '../testing/gameOnTable.ts';
import { PlayRoom } from './PlayRoom.tsx';

beforeAll(loadAllShownLater);
afterEach(cleanup);

const MARTA_PLAYS: LogLine = {
  key: 0, at: 7, mark: '', sentence: message('board.plays', { who: { name: 'Marta', you: false }, card: 'QH' }),
};

/** Shows Chinkway's room to one person, with this state of Marta's seat. Returns the requests to the table. */
function room(you: 'Marta' | 'Tomek' | 'Iker', marta: Partial<SeatView>, log: GameOnTable['log'] = [MARTA_PLAYS]) {
  const ask = vi.fn<(name: string, payload: object) => void>();
  const seats = [seated(0, marta), ...[1, 2, 3, 4].map((seat) => seated(seat, seat === 2 ? { takeBack: 'agrees' } : {}))];
  const takeBackFrom = marta.takeBack === 'asks' ? 7 : null;
  const viewer = you === 'Marta' ? 0 : you === 'Tomek' ? 1 : 'spectator';
  render(
    <Announcer>
      <StoryTable you={you} ask={ask} table={storyTable({ status: 'playing', gameId: 'g1', seats, takeBackFrom })}>
        <PlayRoom
          title="Chinkway"
          game={onTable(trickOf(2, viewer), { viewer, log, logLines: log })}
          sending={false}
          actions={{ play: async () => ({ ok: true }), skip: () => undefined, release: () => undefined }}
          notify={() => undefined}
        />
      </StoryTable>
    </Announcer>,
  );
  return { ask, press: (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name }))) };
}

test('a move that may be taken back is asked for with one press, or one key', async () => {
  const { ask, press } = room('Marta', { takeBack: 'possible' });
  await press('Ask to take your last move back');
  fireEvent.keyDown(window, { key: 'u' });
  expect(ask.mock.calls).toEqual([['askToTakeBack', {}], ['askToTakeBack', {}]]);
});

test('a move that stays is not to be pressed, nor where nothing may be taken back', () => {
  for (const takeBack of [null, 'stays', 'asks'] as const) {
    room('Marta', { takeBack });
    expect(screen.queryByRole('button', { name: 'Ask to take your last move back' })).toBeNull();
    cleanup();
  }
});

test('CW4.5: while somebody is to be silent it is not to be pressed either, and says why', async () => {
  const { ask, press } = room('Marta', { takeBack: 'silent' });
  const name = 'Ask to take your last move back';
  const button = screen.getByRole('button', { name });
  const why = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(why?.textContent).toBe('The rules require silence right now. Try again when it’s over.');
  await press(name);
  expect(ask).not.toHaveBeenCalled();
});

test('who is asked reads which move, and answers about that one', async () => {
  const { ask, press } = room('Tomek', { takeBack: 'asks' });
  expect(screen.getByText('Marta wants to take back: “Marta plays queen of hearts.”')).toBeTruthy();
  await press('No');
  await press('Yes, take it back');
  expect(ask.mock.calls).toEqual([
    ['answerTakeBack', { from: 7, answer: 'no' }],
    ['answerTakeBack', { from: 7, answer: 'yes' }],
  ]);
});

test('a move whose line may not be read is not named', () => {
  room('Tomek', { takeBack: 'asks' }, []);
  expect(screen.getByText('Marta wants to take back the last move.')).toBeTruthy();
});

test('who asks reads how many agree, and may leave it as it is', async () => {
  const { ask, press } = room('Marta', { takeBack: 'asks' });
  expect(screen.getByText('1 of 4 agree.')).toBeTruthy();
  await press('Keep the move');
  expect(ask).toHaveBeenCalledExactlyOnceWith('withdrawTakeBack', {});
});

test('who watches reads it and has nothing to answer', () => {
  room('Iker', { takeBack: 'asks' });
  expect(screen.getByText(/^Marta wants to take back/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Yes, take it back' })).toBeNull();
});

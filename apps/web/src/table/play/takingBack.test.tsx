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

test('one press or one key asks to take a move back', async () => {
  const { ask, press } = room('Marta', { takeBack: 'possible' });
  await press('Ask to take your last move back');
  fireEvent.keyDown(window, { key: 'u' });
  expect(ask.mock.calls).toEqual([['askToTakeBack', {}], ['askToTakeBack', {}]]);
});

test('no button shows for a final move, or if nothing can be taken back', () => {
  for (const takeBack of [null, 'stays', 'asks'] as const) {
    room('Marta', { takeBack });
    expect(screen.queryByRole('button', { name: 'Ask to take your last move back' })).toBeNull();
    cleanup();
  }
});

test('CW4.5: the button is disabled with the reason while a player must be silent', async () => {
  const { ask, press } = room('Marta', { takeBack: 'silent' });
  const name = 'Ask to take your last move back';
  const button = screen.getByRole('button', { name });
  const why = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(why?.textContent).toBe('You can’t do that right now: the rules require silence. Try again later.');
  await press(name);
  expect(ask).not.toHaveBeenCalled();
});

test('a player who is asked sees which move it is about and answers for that move', async () => {
  const { ask, press } = room('Tomek', { takeBack: 'asks' });
  expect(screen.getByText('Marta wants to take back: “Marta plays queen of hearts.”')).toBeTruthy();
  await press('No');
  await press('Yes, take it back');
  expect(ask.mock.calls).toEqual([
    ['answerTakeBack', { from: 7, answer: 'no' }],
    ['answerTakeBack', { from: 7, answer: 'yes' }],
  ]);
});

test('a move with a hidden line is not named', () => {
  room('Tomek', { takeBack: 'asks' }, []);
  expect(screen.getByText('Marta wants to take back the last move.')).toBeTruthy();
});

test('the player who asks sees how many agree and can withdraw', async () => {
  const { ask, press } = room('Marta', { takeBack: 'asks' });
  expect(screen.getByText('1 of 4 agree.')).toBeTruthy();
  await press('Keep the move');
  expect(ask).toHaveBeenCalledExactlyOnceWith('withdrawTakeBack', {});
});

test('a spectator sees the question but cannot answer', () => {
  room('Iker', { takeBack: 'asks' });
  expect(screen.getByText(/^Marta wants to take back/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Yes, take it back' })).toBeNull();
});

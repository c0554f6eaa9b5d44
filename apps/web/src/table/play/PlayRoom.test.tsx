// @vitest-environment happy-dom
import { type Answer, refusal } from '@chinwag/protocol';
import type { Tagged } from '@chinwag/rules';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { GameOnTable } from '../../session/gameSession.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { loadAllShownLater } from '../../ui/shownLater.tsx';
import { seated, StoryTable, storyTable } from '../../stories/storyTable.tsx';
import { PlayRoom } from './PlayRoom.tsx';
import { onTable, trickOf } from '../testing/gameOnTable.ts';

beforeEach(() => sessionStorage.clear());
beforeAll(loadAllShownLater);

afterEach(cleanup);

/** Shows Chinkway's room to Marta, who must follow spades and can. */
function room(game: GameOnTable, marta = seated(0)) {
  const play = vi.fn<(move: Tagged) => Promise<Answer>>(async () => ({ ok: true }));
  const notify = vi.fn<(refusal: Answer) => void>();
  const seats = [marta, ...[1, 2, 3, 4].map((seat) => seated(seat))];
  const at = (shown: GameOnTable) => (
    <Announcer>
      <StoryTable table={storyTable({ status: 'playing', gameId: 'g1', seats })}>
        <PlayRoom
          title="Chinkway"
          game={shown}
          sending={false}
          actions={{ play, skip: () => undefined, release: () => undefined }}
          notify={notify}
        />
      </StoryTable>
    </Announcer>
  );
  const { rerender } = render(at(game));
  const touch = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('option', { name })));
  return { play, notify, touch, goOn: (shown: GameOnTable) => rerender(at(shown)) };
}

test('a second touch plays a card', async () => {
  const { play, touch } = room(onTable(trickOf(2)));
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  await touch(/8 of spades/);
  await touch(/8 of spades/);
  vi.restoreAllMocks();
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'play', card: '8S' });
});

test('CW4.2: an illegal card shows why until the table moves on', async () => {
  const { play, touch, goOn } = room(onTable(trickOf(2)));
  await touch(/10 of diamonds/);
  expect(screen.getByRole('note').textContent).toContain('CW4.2');
  goOn(onTable(trickOf(3)));
  expect(screen.queryByRole('note')).toBeNull();
  expect(play).not.toHaveBeenCalled();
});

test('while a bot plays the viewer’s seat, no card is sent, and a button takes the seat back', async () => {
  const { play, notify, touch } = room(onTable(trickOf(2)), seated(0, { standIn: 'agreed' }));
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  await touch(/8 of spades/);
  await touch(/8 of spades/);
  vi.restoreAllMocks();
  expect(play).not.toHaveBeenCalled();
  expect(notify).toHaveBeenCalledExactlyOnceWith(refusal('bot-plays'));
  expect(screen.getByRole('button', { name: 'Take your seat back' })).toBeTruthy();
});

test('a spectator sees no hand', () => {
  room(onTable(trickOf(2, 'spectator'), { viewer: 'spectator' }));
  expect(screen.queryAllByRole('option')).toEqual([]);
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SlowPlayers } from '../board/signs/SlowPlayers.tsx';
import { guestNamed, seated, StoryTable, storyTable } from '../stories/storyTable.tsx';
import { loadAllShownLater } from '../ui/shownLater.tsx';
import { TableBands } from './TableBands.tsx';

beforeAll(loadAllShownLater);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Returns the bands and the notes beside the status line while Tomek is slow, and once he has moved. */
function bandsOf(you: 'Marta' | 'Tomek' | 'Iker') {
  const seats = (slow: boolean) => [seated(0), seated(1, { slow }), seated(2)];
  const at = (slow: boolean) => (
    <StoryTable you={you} table={storyTable({ status: 'playing', gameId: 'g1', seats: seats(slow) })} ask={hears}>
      <TableBands />
      <SlowPlayers />
    </StoryTable>
  );
  const asked: unknown[] = [];
  const hears = (...what: readonly unknown[]) => void asked.push(what);
  const { rerender } = render(at(true));
  return { asked, moved: () => rerender(at(false)) };
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('a player who delays the others', () => {
  it('sees a notice until they have moved', () => {
    const { moved } = bandsOf('Tomek');
    expect(screen.queryByText('The others are waiting for you.')).not.toBeNull();
    expect(buttons()).toHaveLength(1);
    moved();
    expect(screen.queryByText('The others are waiting for you.')).toBeNull();
    expect(buttons()).toEqual([]);
  });

  it.each([
    ['Marta', 1],
    ['Iker', 0],
  ] as const)('causes no band on the screen of %s, and players can let a bot play', (you, ways) => {
    const { moved, asked } = bandsOf(you);
    expect(document.querySelector('.band')).toBeNull();
    expect(buttons()).toEqual(ways === 1 ? ['Let a bot play'] : []);
    screen.queryAllByRole('button').forEach((button) => fireEvent.click(button));
    expect(asked).toEqual(ways === 1 ? [['agreeToBot', { seat: 1 }]] : []);
    moved();
    expect(buttons()).toEqual([]);
  });
});

describe('a player who becomes the host', () => {
  const HOST_NOW = 'You’re the host now.';
  const at = (host: 'Marta' | 'Tomek') => (
    <StoryTable you="Tomek" table={storyTable({ host: guestNamed(host) })}>
      <TableBands />
    </StoryTable>
  );

  it('sees the notice until they dismiss it, even after a reload', () => {
    const { rerender, unmount } = render(at('Marta'));
    expect(screen.queryByText(HOST_NOW)).toBeNull();
    rerender(at('Tomek'));
    expect(screen.queryByText(HOST_NOW)).not.toBeNull();
    unmount();
    render(at('Tomek'));
    expect(screen.queryByText(HOST_NOW)).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByText(HOST_NOW)).toBeNull();
    cleanup();
    render(at('Tomek'));
    expect(screen.queryByText(HOST_NOW)).toBeNull();
  });

  it('sees no notice if they opened the table, nor once another person is the host', () => {
    render(at('Tomek'));
    expect(screen.queryByText(HOST_NOW)).toBeNull();
    cleanup();
    const { rerender } = render(at('Marta'));
    rerender(at('Tomek'));
    rerender(at('Marta'));
    expect(screen.queryByText(HOST_NOW)).toBeNull();
  });
});

/** Returns the headline of the visible band in a low window. */
const inFront = () => document.querySelector('.band:not([data-behind]) strong')?.textContent;

describe('in a low window', () => {
  it('one notice shows at a time, and a button shows the next', () => {
    const entryRequests = [{ person: guestNamed('Iker'), name: 'Iker' }];
    const seats = [seated(0), seated(1, { connected: false }), seated(2)];
    render(
      <StoryTable table={storyTable({ status: 'playing', gameId: 'g1', seats, entryRequests })}>
        <TableBands />
      </StoryTable>,
    );
    expect(inFront()).toBe('Iker wants to join.');
    fireEvent.click(screen.getByRole('button', { name: '1 more' }));
    expect(inFront()).toBe('Tomek is away.');
    fireEvent.click(screen.getByRole('button', { name: '1 more' }));
    expect(inFront()).toBe('Iker wants to join.');
  });

  it('a new announcement comes before older notices', async () => {
    const seats = [seated(0), seated(1, { connected: false }), seated(2)];
    const at = (standIn: 'agreed' | null) => (
      <StoryTable table={storyTable({ status: 'playing', gameId: 'g1', seats: seats.with(0, seated(0, { standIn })) })}>
        <TableBands />
      </StoryTable>
    );
    const { rerender } = render(at(null));
    expect(inFront()).toBe('Tomek is away.');
    rerender(at('agreed'));
    await waitFor(() => expect(inFront()).toBe('A bot is playing for you.'));
    rerender(at(null));
    await waitFor(() => expect(inFront()).toBe('Tomek is away.'));
  });
});

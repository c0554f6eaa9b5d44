// @vitest-environment happy-dom
import type { Sight, Watching } from '@chinwag/protocol';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { botAt, guestNamed, seated, StoryTable, storyTable } from '../stories/storyTable.tsx';
import type { Ask } from './tableContext.ts';
import { WatchedBand, WatchingBands } from './WatchingBands.tsx';

afterEach(cleanup);

interface Bands {
  readonly you: 'Marta' | 'Tomek' | 'Iker';
  readonly watching: Watching;
  readonly shows?: readonly string[];
  readonly sight?: Sight;
}

/** Shows the bands to one person at a table where Marta, Tomek and a bot play, and Iker watches. */
function bands({ you, watching, shows = [], sight = 'own-seat' }: Bands) {
  const ask = vi.fn<Ask>();
  const seats = [seated(0), seated(1), botAt(2, 'Ada')].map((held) => ({ ...held, showsHand: shows.includes(held.name) }));
  const spectators = [{ person: guestNamed('Iker'), name: 'Iker', connected: true, joins: false, badge: null }];
  const table = storyTable({ status: 'playing', gameId: 'g1', settings: { watching }, seats, spectators });
  render(
    <StoryTable you={you} table={table} ask={ask}>
      <WatchingBands watched={{ sight, waits: true }} />
    </StoryTable>,
  );
  return { ask, press: (name: string) => fireEvent.click(screen.getByRole('button', { name })) };
}

/** Waits until the requested content is drawn. */
const drawn = () => act(async () => undefined);
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('a player', () => {
  it('is asked to show their hand and shows it with one press', () => {
    const { ask, press } = bands({ you: 'Marta', watching: 'all-hands', shows: ['Tomek'] });
    expect(screen.getByText('Tomek agrees.')).toBeTruthy();
    press('Show my hand');
    expect(ask).toHaveBeenCalledExactlyOnceWith('showHand', {});
  });

  it('is not asked again after saying no', async () => {
    const { ask, press } = bands({ you: 'Marta', watching: 'one-seat' });
    press('No');
    await drawn();
    expect(buttons()).toEqual([]);
    expect(ask).not.toHaveBeenCalled();
  });

  it('sees that their hand is open and hides it with one press', () => {
    const { ask, press } = bands({ you: 'Tomek', watching: 'one-seat', shows: ['Tomek'] });
    expect(screen.getByText('Iker sees your hand.')).toBeTruthy();
    press('Hide my hand');
    expect(ask).toHaveBeenCalledExactlyOnceWith('hideHand', {});
  });

  it('sees whose hand is open and cannot hide it', () => {
    bands({ you: 'Marta', watching: 'one-seat', shows: ['Tomek'] });
    expect(screen.getByText('Iker sees Tomek’s hand.')).toBeTruthy();
    expect(buttons()).toEqual([]);
  });
});

describe('a spectator', () => {
  it('can take a bot’s seat while they see no hand', () => {
    const { ask, press } = bands({ you: 'Iker', watching: 'public', sight: 'public' });
    press('Play for Ada');
    expect(ask).toHaveBeenCalledExactlyOnceWith('sit', { seat: 2 });
  });

  it('learns how to sit down although they see a hand', () => {
    const { ask, press } = bands({ you: 'Iker', watching: 'one-seat', shows: ['Tomek'], sight: 'one-seat' });
    expect(screen.getByText(/You see Tomek’s hand\..*hide the hands until the next deal/)).toBeTruthy();
    press('Hide hands');
    expect(ask).toHaveBeenCalledExactlyOnceWith('watch', { hands: 'hidden' });
  });

  it('can see hands again', () => {
    const { ask, press } = bands({ you: 'Iker', watching: 'one-seat', shows: ['Tomek'], sight: 'public' });
    expect(buttons()).toEqual(['See hands', 'Play for Ada']);
    press('See hands');
    expect(ask).toHaveBeenCalledExactlyOnceWith('watch', { hands: 'shown' });
  });

  it('sees what they are waiting for', () => {
    bands({ you: 'Iker', watching: 'all-hands-later', sight: 'all-hands-later' });
    expect(screen.getByText(/You’ll see the first deal with all hands open when it’s over\./)).toBeTruthy();
  });
});

describe('a spectator of a finished game at a table of five', () => {
  const wishing = (name: string) => ({ person: guestNamed(name), name, connected: true, joins: true, badge: null });

  /** Resolves with what Iker reads if this many seats belong to absent players, and these people want to play. */
  async function watched(freeSeats: readonly number[], ...wish: readonly string[]) {
    const ask = vi.fn<Ask>();
    const spectators = wish.includes('Iker') ? wish.map(wishing) : [{ ...wishing('Iker'), joins: false }, ...wish.map(wishing)];
    const table = storyTable({ status: 'finished', gameId: 'g1', freeSeats: [...freeSeats], spectators });
    render(
      <StoryTable you="Iker" table={table} ask={ask}>
        <WatchedBand />
      </StoryTable>,
    );
    await drawn();
    return ask;
  }

  it('can get the seat of an absent player', async () => {
    const ask = await watched([2]);
    expect(screen.getByText('You can have a seat.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Play in the next game' }));
    expect(ask).toHaveBeenCalledExactlyOnceWith('joinNext', { wish: 'play' });
  });

  it('is promised the next game while a seat is free for them', async () => {
    await watched([2], 'Iker', 'Zofia');
    expect(screen.getByText('You’ll play in the next game.')).toBeTruthy();
  });

  it('gets no promise if no seat is free, or only enough for earlier wishes', async () => {
    await watched([], 'Iker');
    expect(screen.getByText('You’ll play if a seat is free.')).toBeTruthy();
    cleanup();
    await watched([2], 'Zofia', 'Iker');
    expect(screen.getByText('You’ll play if a seat is free.')).toBeTruthy();
    cleanup();
    await watched([]);
    expect(screen.getByText(/^Every seat is taken so far\./)).toBeTruthy();
  });
});

// @vitest-environment happy-dom
import type { Sight, Watching } from '@chinwag/protocol';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { botAt, guestNamed, seated, StoryTable, storyTable } from '../stories/storyTable.tsx';
import type { Ask } from './tableContext.ts';
import { WatchingBands } from './WatchingBands.tsx';

afterEach(cleanup);

interface Bands {
  readonly you: 'Marta' | 'Tomek' | 'Iker';
  readonly watching: Watching;
  readonly shows?: readonly string[];
  readonly sight?: Sight;
}

/** The bands as somebody sees them where Marta, Tomek and a bot play, and Iker watches. */
function bands({ you, watching, shows = [], sight = 'own-seat' }: Bands) {
  const ask = vi.fn<Ask>();
  const seats = [seated(0), seated(1), botAt(2, 'Ada')].map((held) => ({ ...held, showsHand: shows.includes(held.name) }));
  const spectators = [{ person: guestNamed('Iker'), name: 'Iker', connected: true, joins: false }];
  const table = storyTable({ status: 'playing', gameId: 'g1', settings: { watching }, seats, spectators });
  render(
    <StoryTable you={you} table={table} ask={ask}>
      <WatchingBands watched={{ sight, waits: true }} />
    </StoryTable>,
  );
  return { ask, press: (name: string) => fireEvent.click(screen.getByRole('button', { name })) };
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('a player', () => {
  it('is asked for their hand, and shows it in one press', () => {
    const { ask, press } = bands({ you: 'Marta', watching: 'all-hands', shows: ['Tomek'] });
    expect(screen.getByText('Tomek agrees.')).toBeTruthy();
    press('Show my hand');
    expect(ask).toHaveBeenCalledExactlyOnceWith('showHand', {});
  });

  it('is not asked again once they have said no', () => {
    const { ask, press } = bands({ you: 'Marta', watching: 'one-seat' });
    press('No');
    expect(buttons()).toEqual([]);
    expect(ask).not.toHaveBeenCalled();
  });

  it('is shown while their hand is open, and hides it in one press', () => {
    const { ask, press } = bands({ you: 'Tomek', watching: 'one-seat', shows: ['Tomek'] });
    expect(screen.getByText('Iker sees your hand.')).toBeTruthy();
    press('Hide my hand');
    expect(ask).toHaveBeenCalledExactlyOnceWith('hideHand', {});
  });

  it('is shown whose hand is open, and cannot hide it', () => {
    bands({ you: 'Marta', watching: 'one-seat', shows: ['Tomek'] });
    expect(screen.getByText('Iker sees Tomek’s hand.')).toBeTruthy();
    expect(buttons()).toEqual([]);
  });
});

describe('one who watches', () => {
  it('may take a bot’s seat while they see no hand', () => {
    const { ask, press } = bands({ you: 'Iker', watching: 'public', sight: 'public' });
    press('Play for Ada');
    expect(ask).toHaveBeenCalledExactlyOnceWith('sit', { seat: 2 });
  });

  it('is shown how they can sit down although they see a hand', () => {
    const { ask, press } = bands({ you: 'Iker', watching: 'one-seat', shows: ['Tomek'], sight: 'one-seat' });
    expect(screen.getByText(/You see Tomek’s hand\..*see no hands until the next deal/)).toBeTruthy();
    press('See no hands');
    expect(ask).toHaveBeenCalledExactlyOnceWith('watch', { hands: 'hidden' });
  });

  it('may see hands again', () => {
    const { ask, press } = bands({ you: 'Iker', watching: 'one-seat', shows: ['Tomek'], sight: 'public' });
    expect(buttons()).toEqual(['See hands', 'Play for Ada']);
    press('See hands');
    expect(ask).toHaveBeenCalledExactlyOnceWith('watch', { hands: 'shown' });
  });

  it('is shown what they wait for', () => {
    bands({ you: 'Iker', watching: 'all-hands-later', sight: 'all-hands-later' });
    expect(screen.getByText(/You will see the first deal, all hands open, when it is over\./)).toBeTruthy();
  });
});

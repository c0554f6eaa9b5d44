// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { guestNamed, seated, StoryTable, storyTable } from '../stories/storyTable.tsx';
import { TableBands } from './TableBands.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** The bands as somebody sees them while Tomek thinks, for long or not, and as they are once that is otherwise. */
function bandsOf(you: 'Marta' | 'Tomek' | 'Iker') {
  const seats = (slow: boolean) => [seated(0), seated(1, { slow }), seated(2)];
  const at = (slow: boolean) => (
    <StoryTable you={you} table={storyTable({ status: 'playing', gameId: 'g1', seats: seats(slow) })}>
      <TableBands />
    </StoryTable>
  );
  const { rerender } = render(at(true));
  return { moved: () => rerender(at(false)) };
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('somebody who has held the others up', () => {
  it('is said so, and no more once they have moved', () => {
    const { moved } = bandsOf('Tomek');
    expect(screen.queryByText('The others are waiting for you.')).not.toBeNull();
    expect(buttons()).toHaveLength(1);
    moved();
    expect(screen.queryByText('The others are waiting for you.')).toBeNull();
    expect(buttons()).toEqual([]);
  });

  it.each(['Marta', 'Iker'] as const)('is marked on the screen of %s, and no more once they have moved', (you) => {
    const { moved } = bandsOf(you);
    expect(screen.queryByText('The table has waited for Tomek for 2 minutes.')).not.toBeNull();
    moved();
    expect(screen.queryByText('The table has waited for Tomek for 2 minutes.')).toBeNull();
    expect(buttons()).toEqual([]);
  });
});

describe('somebody who has become the host', () => {
  const HOST_NOW = 'You’re the host now.';
  const at = (host: 'Marta' | 'Tomek') => (
    <StoryTable you="Tomek" table={storyTable({ host: guestNamed(host) })}>
      <TableBands />
    </StoryTable>
  );

  it('reads so until it was seen, also after a reload', () => {
    const { rerender, unmount } = render(at('Marta'));
    expect(screen.queryByText(HOST_NOW)).toBeNull();
    rerender(at('Tomek'));
    expect(screen.queryByText(HOST_NOW)).not.toBeNull();
    unmount();
    render(at('Tomek'));
    expect(screen.queryByText(HOST_NOW)).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'All right' }));
    expect(screen.queryByText(HOST_NOW)).toBeNull();
    cleanup();
    render(at('Tomek'));
    expect(screen.queryByText(HOST_NOW)).toBeNull();
  });

  it('is not the one who opened the table, nor anybody once another is host', () => {
    render(at('Tomek'));
    expect(screen.queryByText(HOST_NOW)).toBeNull();
    cleanup();
    const { rerender } = render(at('Marta'));
    rerender(at('Tomek'));
    rerender(at('Marta'));
    expect(screen.queryByText(HOST_NOW)).toBeNull();
  });
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { seated, StoryTable, storyTable } from '../stories/storyTable.tsx';
import { TableBands } from './TableBands.tsx';

afterEach(cleanup);

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

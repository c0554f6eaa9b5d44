// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadMessages } from '../../language/load.ts';
import { botAt, guestNamed, seated, StoryTable, storyTable, type StoryChange } from '../../stories/storyTable.tsx';
import type { Ask } from '../tableContext.ts';
import { GatheringActions } from './GatheringActions.tsx';

beforeAll(() => loadMessages('rooms'));
afterEach(cleanup);

/** Shows the foot of the gathering room of a table of five, for Iker, who has no seat, or for Marta, the host. */
function actionsOf(you: 'Iker' | 'Marta', change: StoryChange) {
  const ask = vi.fn<Ask>();
  render(
    <StoryTable you={you} table={storyTable(change)} ask={ask}>
      <GatheringActions title="Chinkway" />
    </StoryTable>,
  );
  return { ask, press: (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name })) };
}

const AWAY = [seated(0), seated(1), seated(2, { connected: false }), seated(3), seated(4)];

it('a friend takes the seat of an absent player if no other is free', () => {
  const { ask, press } = actionsOf('Iker', { seats: AWAY, freeSeats: [2] });
  press(/^Take Inés’s seat/);
  expect(ask).toHaveBeenCalledExactlyOnceWith('sit', { seat: 2 });
});

it('a bot gives up its seat before an absent player, and a present player never does', () => {
  const { ask, press } = actionsOf('Iker', { seats: AWAY.with(4, botAt(4, 'Ada')), freeSeats: [2] });
  press(/^Take Ada’s seat/);
  expect(ask).toHaveBeenCalledExactlyOnceWith('sit', { seat: 4 });
  cleanup();
  actionsOf('Iker', {});
  expect(screen.getByRole('button', { name: /^Sit down/ }).getAttribute('aria-disabled')).toBe('true');
});

it('the host sees who is ready', () => {
  actionsOf('Marta', { ready: [guestNamed('Tomek'), guestNamed('Owen')] });
  expect(screen.getByText(/Ready: Tomek and Owen\./)).toBeTruthy();
});

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages } from '../../language/load.ts';
import { StoryTable, storyTable } from '../../stories/storyTable.tsx';
import { onTable, trickOf } from '../testing/gameOnTable.ts';
import { PressTwice } from './PressTwice.tsx';

beforeEach(async () => {
  await loadMessages('table', 'moments');
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const [hers, others] = [trickOf(2), trickOf(1)];

function at(state = hers) {
  return (
    <StoryTable table={storyTable({ status: 'playing', gameId: 'g1' })} you="Marta">
      <button type="button" className="hand-card">A card</button>
      <PressTwice game={onTable(state)} />
    </StoryTable>
  );
}

const press = () => fireEvent.pointerDown(screen.getByText('A card'));
const pass = () => act(() => vi.advanceTimersByTimeAsync(1000));
const said = () => screen.queryByText('Quicker: press a card twice to play it.') !== null;

test('the first press of a card shows the double-press tip, but never again on this device', async () => {
  const { unmount } = render(at());
  await pass();
  expect(said()).toBe(false);
  press();
  await pass();
  expect(said()).toBe(true);
  unmount();
  render(at());
  press();
  await pass();
  expect(said()).toBe(false);
});

test('a double press that plays the card shows no tip', async () => {
  const { rerender } = render(at());
  press();
  press();
  rerender(at(others));
  await pass();
  expect(said()).toBe(false);
});

test('no tip shows if no card can be played', async () => {
  render(at(others));
  press();
  await pass();
  expect(said()).toBe(false);
});

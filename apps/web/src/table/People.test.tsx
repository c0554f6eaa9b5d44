// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { guestNamed, StoryTable, storyTable } from '../stories/storyTable.tsx';
import { loadAllShownLater } from '../ui/shownLater.tsx';
import { Spectators } from './gathering/Spectators.tsx';
import { People } from './People.tsx';

beforeAll(loadAllShownLater);
afterEach(cleanup);

const watching = (name: string, badge: number | null) => ({ person: guestNamed(name), name, connected: true, joins: false, badge });

test.each([
  ['everybody at the table', People, 'Marta'],
  ['those who watch, for the host', Spectators, 'Marta'],
  ['those who watch, for the others', Spectators, 'Tomek'],
] as const)('the list of %s shows the emblems of spectators who have one', (_, List, you) => {
  const table = storyTable({ spectators: [watching('Iker', 42), watching('Zofia', null)] });
  render(
    <StoryTable table={table} you={you}>
      <List />
    </StoryTable>,
  );
  expect(screen.getAllByText(/Iker/).length).toBeGreaterThan(0);
  expect(document.querySelectorAll('.token > .badge-emblem')).toHaveLength(1);
});

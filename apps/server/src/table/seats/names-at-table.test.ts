import type { Guest, GuestId } from '@chinwag/protocol';
import { expect, it } from 'vitest';
import { ANN, BEN, GATHERING, grantedTable } from '../../tests/support/table-parts.ts';
import { namesAtTable } from './names-at-table.ts';
import { fillWithBots, sit } from './seating.ts';

const OTHER_ANN: Guest = { id: 'guest-other' as GuestId, name: 'ann' };

it('the first of two people to sit down keeps the name they share, regardless of their seats', () => {
  const table = grantedTable(sit(grantedTable(sit(GATHERING, BEN, 3)), OTHER_ANN, 1));
  const names = namesAtTable(table, [ANN, BEN, OTHER_ANN]);
  expect([ANN, BEN, OTHER_ANN].map(({ id }) => names.get(id))).toEqual(['Ann', 'Ben', 'ann 2']);
});

it('a spectator gets a name different from those of players and bots', () => {
  const table = grantedTable(fillWithBots(GATHERING, ANN.id));
  const [, bot] = table.seats;
  const spectator: Guest = { ...OTHER_ANN, name: bot?.kind === 'bot' ? bot.name : '' };
  expect(namesAtTable(table, [ANN, spectator]).get(spectator.id)).toBe(`${spectator.name} 2`);
});

import type { Guest, GuestId } from '@chinwag/protocol';
import { expect, it } from 'vitest';
import { ANN, BEN, GATHERING, grantedTable } from '../../tests/support/table-parts.ts';
import { namesAtTable } from './names-at-table.ts';
import { fillWithBots, sit } from './seating.ts';

const OTHER_ANN: Guest = { id: 'guest-other' as GuestId, name: 'ann' };

it('of two people whose names are alike the one who sat down first keeps it, wherever the other sits', () => {
  const table = grantedTable(sit(grantedTable(sit(GATHERING, BEN, 3)), OTHER_ANN, 1));
  const names = namesAtTable(table, [ANN, BEN, OTHER_ANN]);
  expect([ANN, BEN, OTHER_ANN].map(({ id }) => names.get(id))).toEqual(['Ann', 'Ben', 'ann 2']);
});

it('a spectator has another name than those who play, and than bots', () => {
  const table = grantedTable(fillWithBots(GATHERING, ANN.id));
  const [, bot] = table.seats;
  const spectator: Guest = { ...OTHER_ANN, name: bot?.kind === 'bot' ? bot.name : '' };
  expect(namesAtTable(table, [ANN, spectator]).get(spectator.id)).toBe(`${spectator.name} 2`);
});

import { expect, test } from 'vitest';
import { hideCards, HIDDEN, isSeen } from '../cards.ts';
import { commuting } from './commuting.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';

test('law 2, commuting: detects a hide that leaks one card', () => {
  const fault = mutant({
    hide: (state, viewer) => {
      const stock = [...state.stock.slice(0, 1), ...hideCards(state.stock.slice(1))];
      return { ...pennies.hide(state, viewer), stock };
    },
  });
  expect(faultFound(commuting, fault)).toMatch('path: stock.0');
});

test('law 2, commuting: detects an evolve that reads a hidden card', () => {
  const fault = mutant({
    evolve: (state, event) =>
      pennies.evolve(state, event.type === 'exchanged' ? { ...event, drawn: state.stock[0] ?? HIDDEN } : event),
  });
  expect(faultFound(commuting, fault)).toMatch('viewer: ');
});

test('law 2, commuting: detects an evolve that counts only visible cards', () => {
  const fault = mutant({
    evolve: (state, event) => {
      const next = pennies.evolve(state, event);
      return event.type === 'thrownIn' ? { ...next, gone: state.hands.flat().filter(isSeen).length } : next;
    },
  });
  expect(faultFound(commuting, fault)).toMatch('path: gone');
});

test('law 2, commuting: detects an evolve that updates a field only for visible cards', () => {
  const fault = mutant({
    evolve: (state, event) => {
      const next = pennies.evolve(state, event);
      return event.type === 'exchanged' && !isSeen(event.card) ? { ...next, laidAway: state.laidAway } : next;
    },
  });
  expect(faultFound(commuting, fault)).toMatch('path: laidAway');
});

test('law 2, commuting: detects a hideEvent that hides a drawn card from its owner', () => {
  const fault = mutant({
    hideEvent: (event, viewer, state) =>
      event.type === 'exchanged' ? { ...event, drawn: HIDDEN } : pennies.hideEvent(event, viewer, state),
  });
  expect(faultFound(commuting, fault)).toMatch('path: hands');
});

import { expect, test } from 'vitest';
import { conservation } from './conservation.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';

test('law 6, conservation: detects an evolve that loses a card', () => {
  const fault = mutant({
    evolve: (state, event) => {
      const next = pennies.evolve(state, event);
      return event.type === 'exchanged' ? { ...next, laidAway: state.laidAway } : next;
    },
  });
  expect(faultFound(conservation, fault)).toMatch('cards are lost or duplicated');
});

test('law 6, conservation: detects an evolve that does not count the cards of a trick', () => {
  const fault = mutant({
    evolve: (state, event) => {
      const next = pennies.evolve(state, event);
      return event.type === 'trickTaken' ? { ...next, gone: state.gone } : next;
    },
  });
  expect(faultFound(conservation, fault)).toMatch('cards are lost or duplicated');
});

test('law 6, conservation: detects an evolve that leaves a played card in the hand', () => {
  const fault = mutant({
    evolve: (state, event) => {
      const next = pennies.evolve(state, event);
      return event.type === 'played' ? { ...next, hands: state.hands } : next;
    },
  });
  expect(faultFound(conservation, fault)).toMatch('is in two places');
});

test('law 6, conservation: detects counters created from nothing', () => {
  const fault = mutant({
    evolve: (state, event) => {
      const next = pennies.evolve(state, event);
      return event.type === 'trickTaken' ? { ...next, pot: next.pot + 1 } : next;
    },
  });
  expect(faultFound(conservation, fault)).toMatch('counters are lost or created');
});

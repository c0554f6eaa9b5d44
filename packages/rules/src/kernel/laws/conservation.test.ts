import { expect, test } from 'vitest';
import { conservation } from './conservation.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';

test('law 6, conservation: an evolve that loses a card turns it red', () => {
  const fault = mutant({
    evolve: (state, event) => {
      const next = pennies.evolve(state, event);
      return event.type === 'exchanged' ? { ...next, laidAway: state.laidAway } : next;
    },
  });
  expect(faultFound(conservation, fault)).toMatch('cards are lost or duplicated');
});

test('law 6, conservation: an evolve that forgets to count the cards of a trick turns it red', () => {
  const fault = mutant({
    evolve: (state, event) => {
      const next = pennies.evolve(state, event);
      return event.type === 'trickTaken' ? { ...next, gone: state.gone } : next;
    },
  });
  expect(faultFound(conservation, fault)).toMatch('cards are lost or duplicated');
});

test('law 6, conservation: an evolve that leaves a played card in the hand turns it red', () => {
  const fault = mutant({
    evolve: (state, event) => {
      const next = pennies.evolve(state, event);
      return event.type === 'played' ? { ...next, hands: state.hands } : next;
    },
  });
  expect(faultFound(conservation, fault)).toMatch('is in two places');
});

test('law 6, conservation: counters made from nothing turn it red', () => {
  const fault = mutant({
    evolve: (state, event) => {
      const next = pennies.evolve(state, event);
      return event.type === 'trickTaken' ? { ...next, pot: next.pot + 1 } : next;
    },
  });
  expect(faultFound(conservation, fault)).toMatch('counters are lost or created');
});

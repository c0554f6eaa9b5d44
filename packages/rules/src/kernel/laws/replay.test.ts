import { expect, test } from 'vitest';
import { HIDDEN } from '../cards.ts';
import { mixed, randomFrom } from './random.ts';
import { replay } from './replay.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';

test('law 1, replay: detects a decide that counts its own calls', () => {
  let calls = 0;
  const fault = mutant({
    decide: (state, seat, move) =>
      pennies.decide(state, seat, move).map((event) => {
        calls += 1;
        return event.type === 'exchanged' ? { ...event, drawn: state.stock[calls % 3] ?? HIDDEN } : event;
      }),
  });
  expect(faultFound(replay, fault)).toMatch(/gives different events/);
});

test('law 1, replay: detects a begin that deals with its own randomness', () => {
  let beginnings = 0;
  const fault = mutant({
    begin: (setup) => {
      beginnings += 1;
      const { state, events } = pennies.begin(setup);
      const redeal = events.map((event) =>
        event.type === 'dealt' ? { ...event, stock: mixed(event.stock, randomFrom(beginnings)) } : event,
      );
      return { state, events: redeal };
    },
  });
  expect(faultFound(replay, fault)).toMatch('the same move gives different events');
});

test('law 1, replay: detects an evolve that counts its own calls', () => {
  let calls = 0;
  const fault = mutant({ evolve: (state, event) => ({ ...pennies.evolve(state, event), gone: (calls += 1) }) });
  expect(faultFound(replay, fault)).toMatch('the same events give a different state');
});

test('law 1, replay: detects a state with an undefined field', () => {
  const fault = mutant({
    evolve: (state, event) => Object.assign({}, pennies.evolve(state, event), { lastTrick: undefined }),
  });
  expect(faultFound(replay, fault)).toMatch('the state is not plain JSON');
});

test('law 1, replay: detects a state that contains a Set', () => {
  const fault = mutant({
    evolve: (state, event) => Object.assign({}, pennies.evolve(state, event), { seen: new Set() }),
  });
  expect(faultFound(replay, fault)).toMatch('the state is not plain JSON');
});

test('law 1, replay: detects a move schema that rejects a listed move', () => {
  const fault = mutant({
    move: {
      safeParse: (input) => {
        const parsed = pennies.move.safeParse(input);
        return parsed.success && parsed.data.type === 'keep' ? { success: false } : parsed;
      },
    },
  });
  expect(faultFound(replay, fault)).toMatch('a listed move cannot be parsed');
});

import { expect, test } from 'vitest';
import { isTakenBack } from '../taking-back.ts';
import { takingBack } from './taking-back.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';

const revealingAllBut = (kind: string) => mutant({ revealingEvents: pennies.revealingEvents.filter((type) => type !== kind) });

test('law 18, taking back: accepts Pennies', () => {
  expect(faultFound(takingBack, mutant({}))).toBeNull();
});

test('law 18, taking back: detects a game that does not declare that a draw reveals a card', () => {
  expect(faultFound(takingBack, revealingAllBut('exchanged'))).toMatch('the mover could not predict it');
});

test('law 18, taking back: detects a game that does not declare that a missing event reveals something', () => {
  expect(faultFound(takingBack, revealingAllBut('kept'))).toMatch('the mover could not predict it');
});

test('law 18, taking back: detects events that depend on a hidden card', () => {
  const lucky = mutant({
    decide: (state, seat, move) => {
      const events = pennies.decide(state, seat, move);
      return state.stock.includes('AS') && move.type === 'play' ? [...events, { type: 'trickTaken', seat: 0 }] : events;
    },
  });
  expect(faultFound(takingBack, lucky)).toMatch(/the mover (could not predict it|does not see)/);
});

test('law 18, taking back: detects a missing event that reveals where a card is', () => {
  const silent = mutant({
    decide: (state, seat, move) => {
      const events = pennies.decide(state, seat, move);
      return state.stock[0] === 'AS' && move.type === 'play' ? [...events, { type: 'trickTaken', seat: 0 }] : events;
    },
  });
  const revealingEvents = [...silent.game.revealingEvents, 'trickTaken'] as const;
  const unlessInStock = { ...silent, game: { ...silent.game, revealingEvents } };
  expect(faultFound(takingBack, unlessInStock)).toMatch('depends on cards that the mover does not see');
});

test('law 18, taking back: detects a take-back that does not restore the earlier state', () => {
  const stuck = mutant({
    evolve: (state, event) => (isTakenBack(event) ? state : pennies.evolve(state, event)),
  });
  expect(faultFound(takingBack, stuck)).toMatch('does not restore the previous state');
});

test('law 18, taking back: detects a take-back that shows hidden cards', () => {
  const open = mutant({
    hideEvent: (event, viewer, state) =>
      isTakenBack(event) ? event : pennies.hideEvent(event, viewer, state),
  });
  expect(faultFound(takingBack, open)).toMatch('sends a viewer more than the viewer saw before');
});

test('law 18, taking back: detects a take-back event that is sent incomplete', () => {
  const eventFields = { ...pennies.eventFields, takenBack: ['seat', 'from'] };
  expect(faultFound(takingBack, mutant({ eventFields }))).toMatch("does not restore a viewer's view");
});

import { expect, test } from 'vitest';
import { isTakenBack } from '../taking-back.ts';
import { takingBack } from './taking-back.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';

const revealingAllBut = (kind: string) => mutant({ revealingEvents: pennies.revealingEvents.filter((type) => type !== kind) });

test('law 18, taking back: Pennies obeys it', () => {
  expect(faultFound(takingBack, mutant({}))).toBeNull();
});

test('law 18, taking back: a game that does not own up to uncovering a card that is drawn turns it red', () => {
  expect(faultFound(takingBack, revealingAllBut('exchanged'))).toMatch('the mover could not predict it');
});

test('law 18, taking back: a game that does not own up to telling something by what does not happen turns it red', () => {
  expect(faultFound(takingBack, revealingAllBut('kept'))).toMatch('the mover could not predict it');
});

test('law 18, taking back: a game in which what happens depends on a card that is hidden turns it red', () => {
  const lucky = mutant({
    decide: (state, seat, move) => {
      const events = pennies.decide(state, seat, move);
      return state.stock.includes('AS') && move.type === 'play' ? [...events, { type: 'trickTaken', seat: 0 }] : events;
    },
  });
  expect(faultFound(takingBack, lucky)).toMatch(/the mover (could not predict it|does not see)/);
});

test('law 18, taking back: a game that tells by silence that a card is elsewhere turns it red', () => {
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

test('law 18, taking back: a game that does not go back to where it was turns it red', () => {
  const stuck = mutant({
    evolve: (state, event) => (isTakenBack(event) ? state : pennies.evolve(state, event)),
  });
  expect(faultFound(takingBack, stuck)).toMatch('does not restore the previous state');
});

test('law 18, taking back: a game that shows what lay hidden when something is taken back turns it red', () => {
  const open = mutant({
    hideEvent: (event, viewer, state) =>
      isTakenBack(event) ? event : pennies.hideEvent(event, viewer, state),
  });
  expect(faultFound(takingBack, open)).toMatch('sends a viewer more than the viewer saw before');
});

test('law 18, taking back: an event that does not travel whole turns it red', () => {
  const eventFields = { ...pennies.eventFields, takenBack: ['seat', 'from'] };
  expect(faultFound(takingBack, mutant({ eventFields }))).toMatch("does not restore a viewer's view");
});

import { expect, test } from 'vitest';
import { hideCards, isSeen, rankOf } from '../cards.ts';
import { secrecy } from './secrecy.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';

test('law 3, secrecy: detects a hide that leaks one card', () => {
  const fault = mutant({
    hide: (state, viewer) => {
      const stock = [...state.stock.slice(0, 1), ...hideCards(state.stock.slice(1))];
      return { ...pennies.hide(state, viewer), stock };
    },
  });
  expect(faultFound(secrecy, fault)).toMatch('a later view depends on cards it does not show');
});

test('law 3, secrecy: detects a hide that reveals something about a hidden card', () => {
  const fault = mutant({
    hide: (state, viewer) => {
      const aces = state.stock.filter((card) => isSeen(card) && rankOf(card) === 'A').length;
      return { ...pennies.hide(state, viewer), pot: aces };
    },
  });
  expect(faultFound(secrecy, fault)).toMatch('the view depends on cards it does not show');
});

test('law 3, secrecy: detects a hideEvent that reveals something about a hidden card', () => {
  const fault = mutant({
    hideEvent: (event, viewer, state) => {
      const low = event.type === 'exchanged' && isSeen(event.drawn) && rankOf(event.drawn) === 'T';
      return low ? { type: 'kept', seat: event.seat } : pennies.hideEvent(event, viewer, state);
    },
  });
  expect(faultFound(secrecy, fault)).toMatch('a message to a viewer depends on cards that it does not show');
});

test('law 3, secrecy: detects a decide that reveals something about a hidden card', () => {
  const fault = mutant({
    decide: (state, seat, move) => {
      const events = pennies.decide(state, seat, move);
      return state.stock[0] === 'AS' ? [...events, { type: 'trickTaken', seat: 0 }] : events;
    },
  });
  expect(faultFound(secrecy, fault)).toMatch('a message to a viewer depends on cards that it does not show');
});

test('law 3, secrecy: detects a view whose field order reveals a hidden card', () => {
  const fault = mutant({
    hide: (state, viewer) => {
      const { pot, ...rest } = pennies.hide(state, viewer);
      return state.stock.includes('AS') ? { ...rest, pot } : { pot, ...rest };
    },
  });
  expect(faultFound(secrecy, fault)).toMatch('the fields are in a different order');
});

test('law 3, secrecy: detects a legalMoves that reads a hidden card', () => {
  const fault = mutant({
    legalMoves: (state, seat) => {
      const moves = pennies.legalMoves(state, seat);
      return state.stock[0]?.startsWith('A') === true ? moves.toReversed() : moves;
    },
  });
  expect(faultFound(secrecy, fault)).toMatch("the viewer's legal moves depend on cards");
});

test('law 3, secrecy: detects a check that reads a hidden card', () => {
  const fault = mutant({
    check: (state, seat, move) =>
      state.stock[0]?.startsWith('A') === true && move.type === 'exchange' ?
        { rule: 'PN2', code: 'no-ace' }
      : pennies.check(state, seat, move),
  });
  expect(faultFound(secrecy, fault)).toMatch("whether the viewer's move is legal depends on cards");
});

test('law 3, secrecy: lets two worlds diverge only at the events that the game declares', () => {
  expect(faultFound(secrecy, mutant({}, { mayDiverge: ['thrownIn'] }))).toBeNull();
  expect(faultFound(secrecy, mutant({}, { mayDiverge: [] }))).toMatch('a message to a viewer depends on cards');
});

import { expect, test } from 'vitest';
import { hideCards } from '../cards.ts';
import { type Seat, seesWith, type Viewer } from '../seat.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';
import type { PenniesEvent, PenniesState } from './toy/state.ts';
import { views } from './views.ts';

/** Returns Pennies in which `sees` decides who sees whose hand, in state and events alike. */
function penniesWhere(sees: (viewer: Viewer, seat: Seat) => boolean): Parameters<typeof mutant>[0] {
  const shownTo = (viewer: Viewer, hands: PenniesState['hands']) =>
    hands.map((hand, seat) => (sees(viewer, seat) ? hand : hideCards(hand)));
  return {
    hide: (state, viewer) => ({ ...pennies.hide(state, viewer), hands: shownTo(viewer, state.hands) }),
    hideEvent: (event, viewer, state): PenniesEvent => {
      if (event.type !== 'dealt') return pennies.hideEvent(event, viewer, state);
      return { ...event, hands: shownTo(viewer, event.hands), stock: hideCards(event.stock) };
    },
  };
}

test('law 3, views: detects a game that shows its seed', () => {
  const fault = mutant({ hide: (state, viewer) => ({ ...pennies.hide(state, viewer), seed: state.seed }) });
  expect(faultFound(views, fault)).toMatch('a view shows the seed');
});

test('law 3, views: detects a spectator who sees the hand of a seat', () => {
  const seenByAll = penniesWhere((viewer, seat) => seesWith(viewer, seat) || (viewer === 'spectator' && seat === 0));
  const fault = mutant(seenByAll);
  delete fault.secret;
  expect(faultFound(views, fault)).toMatch(/a spectator sees at hands\.0\.\d what this seat does not/);
});

test('law 3, views: detects a seat that sees its neighbour’s hand', () => {
  const fault = mutant(penniesWhere((viewer, seat) => seesWith(viewer, seat) || viewer === seat + 1));
  expect(faultFound(views, fault)).toMatch(/shows a card that the rules hide, at hands/);
});

test('law 3, views: detects a seat that does not see its own hand', () => {
  const fault = mutant(penniesWhere(() => false));
  expect(faultFound(views, fault)).toMatch('hides a card that the rules show, at hands');
});

test('law 3, views: detects a hideEvent that leaks the card laid away', () => {
  const fault = mutant({
    hideEvent: (event, viewer, state) => {
      const hidden = pennies.hideEvent(event, viewer, state);
      return event.type === 'exchanged' && hidden.type === 'exchanged' ? { ...hidden, card: event.card } : hidden;
    },
  });
  expect(faultFound(views, fault)).toMatch(/an event shows .., which the state hides/);
});

test('law 3, views: detects an all-hands spectator who does not see one of the hands', () => {
  const fault = mutant(penniesWhere((viewer, seat) => viewer === seat || (viewer === 'all-hands' && seat > 0)));
  delete fault.secret;
  expect(faultFound(views, fault)).toMatch(/a spectator of all hands does not see at hands\.0\.\d what a seat sees/);
});

test('law 3, views: detects an all-hands spectator who sees the stock', () => {
  const fault = mutant({
    hide: (state, viewer) => ({ ...pennies.hide(state, viewer), ...(viewer === 'all-hands' && { stock: state.stock }) }),
  });
  delete fault.secret;
  expect(faultFound(views, fault)).toMatch(/a spectator of all hands sees at stock\.\d+ what no seat sees/);
});

test('law 3, views: lets an event show what the state hides only where the game declares it', () => {
  expect(faultFound(views, mutant({}, { reveals: ['potTaken'] }))).toBeNull();
  expect(faultFound(views, mutant({}, { reveals: [] }))).toMatch('which the state hides');
});

test('law 3, views: detects a card that stays hidden after the game', () => {
  const fault = mutant(
    { hide: (state, viewer) => ({ ...pennies.hide(state, viewer), stock: hideCards(state.stock) }) },
    { reveals: ['potTaken', 'gameOver'] },
  );
  delete fault.secret;
  expect(faultFound(views, fault)).toMatch(/.. is hidden after the game/);
});

test('law 3, views: detects a hide that shows wrong values', () => {
  const fault = mutant({ hide: (state, viewer) => ({ ...pennies.hide(state, viewer), dealer: 3 }) });
  expect(faultFound(views, fault)).toMatch('a view is wrong at dealer');
});

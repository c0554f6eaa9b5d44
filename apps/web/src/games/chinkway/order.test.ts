import { expect, test } from 'vitest';
import { viewAt } from './testing/fixture.ts';
import { ownCards, placesOf } from './order.ts';

const turned: Parameters<typeof viewAt>[1] = ({ event, after }) =>
  event.type === 'questTurned' && after.deal.number === 7;

const seatsRound = (viewer: number, deal: number) =>
  placesOf(viewAt(viewer, ({ event, after }) => event.type === 'dealt' && after.deal.number === deal).view).map(
    ({ seat }) => seat,
  );

test('players sit in the order of their seats', () => {
  expect(seatsRound(0, 3)).toEqual([0, 1, 2, 3, 4]);
  expect(seatsRound(3, 3)).toEqual([3, 4, 0, 1, 2]);
});

test('CW7.3: in a reseated deal, players sit in the order of its positions', () => {
  const { view } = viewAt(0, ({ event, after }) => event.type === 'dealt' && after.deal.number === 10);
  expect(view.state.deal.kind).toBe('reseated');
  const order = view.state.deal.positions;
  const own = order.indexOf(0);
  expect(seatsRound(0, 10)).toEqual([...order.slice(own), ...order.slice(0, own)]);
});

test('trumps come first in the player’s hand, and a spectator has no hand', () => {
  expect(ownCards(viewAt(0, turned).view).join(' ')).toBe('TD 8D JS TS 8S 6H 3H 8C 5C 2C');
  expect(ownCards(viewAt('spectator', turned).view)).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { at, cardFlight, dealt, heldBy, laidBy, moved, played, swept, turned } from './cardFlights.ts';
import { counterFlights } from './counterFlights.ts';
import type { Flight } from './flight.ts';
import { soundsOf } from './flightSounds.ts';

const names = (flights: readonly Flight[]) => soundsOf(flights).map(({ name }) => name);

describe('the sound of a flight is right for', () => {
  it.each<readonly [string, readonly Flight[], readonly string[]]>([
    ['a deal', dealt([['7♠', '8♠'], ['9♠', 'T♠']], at(1)), ['deal']],
    ['a deal that turns a card up', [...dealt([['7♠', '8♠'], ['9♠', 'T♠']], ['stock']), ...turned(['discards'])], ['deal']],
    ['one card each from the stock', ['7♠', '8♠'].map((card, seat) => cardFlight('??', ['stock'], heldBy(seat, card))), ['draw']],
    ['a card to the trick', played({ seat: 1, card: '7♠' }), ['play']],
    ['a card thrown on a pile', [cardFlight('7♠', heldBy(1, '7♠'), ['discards'])], ['play']],
    ['a trick that somebody takes', swept([{ card: '7♠' }, { card: '8♠' }], 2), ['sweep']],
    ['cards that are laid down', laidBy(1, ['7♠', '8♠', '9♠']), ['layDown']],
    ['a deal that is closed', [cardFlight('??', heldBy(1, '7♠'), ['closing']), ...laidBy(1, ['8♠', '9♠'])], ['rap', 'layDown']],
    ['a pile that becomes the stock', moved('discards', 'stock'), ['shuffle']],
    ['counters that are paid', counterFlights([{ from: 0, to: 'pot', amount: 7 }]), ['counters']],
    ['nothing', [], []],
  ])('%s', (_, flights, heard) => {
    expect(names(flights)).toEqual(heard);
  });

  it('each sound comes from the first card’s destination, or else from its origin', () => {
    expect(soundsOf(played({ seat: 1, card: '7♠' }))).toEqual([{ name: 'play', from: ['trick 7♠', 'hand 7♠', 'seat 1', 'own'] }]);
    expect(soundsOf(swept([{ card: '7♠' }], null))).toEqual([{ name: 'sweep', from: ['trick 7♠'] }]);
  });
});

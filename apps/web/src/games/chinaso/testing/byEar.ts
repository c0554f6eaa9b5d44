import type { Listener } from '../../../table/testing/byEar/listener.ts';
import { looseIn } from '../../../table/testing/byEar/loose.ts';
import type { AnswerByEar, EarPlayer } from '../../../table/testing/byEar/player.ts';

/** The ranks in the order of a straight. */
const ORDER = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];

/** The number of cards dealt. */
const DEALT = 11;

const draw: AnswerByEar = (listener, { cases }) =>
  listener.on(cases['pile'] === 'empty' ? ['chinaso.take'] : ['chinaso.draw-button']);

/** Buys once, which is enough to test buying. */
const buy: AnswerByEar = (listener, _, hand) => listener.on(hand.length <= DEALT ? ['chinaso.buy'] : ['chinaso.until-notice']);

const goDown: AnswerByEar = async (listener) => {
  listener.understood(await listener.on(['chinaso.label.find']), 'chinaso.together');
  return listener.on(['chinaso.go-down']);
};

const discard: AnswerByEar = async (listener, _, hand) => {
  await listener.onCard(' ', looseIn(hand, ORDER));
  return listener.on(['chinaso.discard-card']);
};

/** Lays a card that fits a set, by what is read aloud of the table. Discards if no card fits, or only in the place of a joker. */
const lay: AnswerByEar = async (listener, _, hand) => {
  const fits = await fitting(listener);
  const card = hand.find(fits);
  if (card === undefined) {
    await listener.onCard(' ');
    return listener.on(['chinaso.discard-card', 'chinaso.hold-it']);
  }
  const { cases } = listener.understood(await listener.onCard(' ', (each) => each === card), 'chinaso.fits');
  return listener.on(cases['places'] === 'one' ? ['chinaso.lay', 'chinaso.swap'] : ['chinaso.put.three', 'chinaso.put.straight']);
};

/** Returns a test of whether a card fits one of the sets that are read aloud. */
async function fitting(listener: Listener): Promise<(card: string) => boolean> {
  const table = await listener.press('t');
  const ranks = listener.all(table, ['chinaso.three']).map(({ values }) => values['rank']);
  const ends = listener.all(table, ['chinaso.straight']).flatMap(({ values: { suit = '', low = '', high = '' } }) => [
    `${ORDER[ORDER.indexOf(low) - 1]}${suit}`, `${ORDER[ORDER.indexOf(high) + 1]}${suit}`,
  ]);
  return (card) => ranks.includes(card.slice(0, 1)) || ends.includes(card);
}

/** A simulated Chinaso player who relies on a screen reader. */
export const player: EarPlayer = {
  scopes: ['board', 'chinaso'],
  // with this shuffle, four players finish soon, but somebody buys, goes down and lays off
  sitting: { seats: 4, seed: '0004'.repeat(16) },
  pack: 'french',
  answers: new Map([
    ['chinaso.draw', draw],
    ['chinaso.draw-or-take', draw],
    ['chinaso.will-you-buy', buy],
    ['chinaso.can-go-down', goDown],
    ['chinaso.discard-one', discard],
    ['chinaso.none-fits', discard],
    ['chinaso.some-fit', lay],
    ['chinaso.lay-last', lay],
    ['chinaso.hold-last', (listener) => listener.on(['chinaso.hold-it'])],
  ]),
  over: ['chinaso.wins'],
  hand: {
    came: ['chinaso.draws', 'chinaso.takes', 'chinaso.buys'],
    went: ['chinaso.discards', 'chinaso.lays.three', 'chinaso.lays.straight'],
    changed: ['chinaso.goes-down'],
    again: ['chinaso.dealt'],
  },
};

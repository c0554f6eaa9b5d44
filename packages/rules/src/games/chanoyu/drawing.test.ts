import { expect, it } from 'vitest';
import { evolveAll } from '../../kernel/game.ts';
import { chanoyu } from './index.ts';
import { after, playOut, stateFrom } from './notation.ts';

/** Plays a round, and returns whether a draw followed each trick and how many cards the pile has at the end. */
function drawsInARound(seats: number): { readonly draws: readonly boolean[]; readonly pile: number } {
  const options = { scoring: 'links', trickMemory: 'last' } as const;
  const opening = chanoyu.begin({ seats, owner: 0, options, seed: 'ab'.repeat(32) });
  let state = evolveAll(chanoyu, opening.state, opening.events);
  const draws: boolean[] = [];
  let pile = 0;
  while (draws.length < 10) {
    const [seat = 0] = chanoyu.actors(state);
    const [move] = chanoyu.legalMoves(state, seat).slice(-1);
    if (move === undefined) throw new Error('nobody can move');
    const events = chanoyu.decide(state, seat, move).map(({ type }) => type);
    pile = state.deal.pile.length;
    state = evolveAll(chanoyu, state, chanoyu.decide(state, seat, move));
    if (events.includes('restDiscarded')) draws.push(events.includes('drawn'));
  }
  return { draws, pile };
}

it('CN5.6: each player draws one card, the next leader first, then anticlockwise', () => {
  const events = playOut(
    stateFrom({ hands: ['3S', '9S', '2S', '4S'], pile: '5H 6H 7H 8H 9H' }),
    '3: 4S 2S 9S 3S > 1: +9S done',
  );
  expect(events.at(-1)).toEqual({ type: 'drawn', cards: ['6H', '5H', '8H', '7H'] });
});

it('CN5.6: no player draws unless the stock has a card for every player', () => {
  const next = after(stateFrom({ hands: ['3S', '9S', '4S'], pile: '5H 6H' }), '2: 4S 9S 3S > 1: +9S done');
  expect(next.deal.hands).toEqual([[], [], []]);
  expect(next.deal.pile).toEqual(['5H', '6H']);
});

it('CN5.6: three players draw after each of the first nine tricks, which leaves twelve cards', () => {
  expect(drawsInARound(3)).toEqual({
    draws: [true, true, true, true, true, true, true, true, true, false],
    pile: 12,
  });
});

it('CN5.6: four players do not draw after the ninth trick', () => {
  expect(drawsInARound(4)).toEqual({
    draws: [true, true, true, true, true, true, true, true, false, false],
    pile: 2,
  });
});

it('CN5.6: five players do not draw after the sixth to ninth tricks', () => {
  expect(drawsInARound(5)).toEqual({
    draws: [true, true, true, true, true, false, false, false, false, false],
    pile: 4,
  });
});

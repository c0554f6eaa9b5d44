import { chapanka } from '@chinwag/rules/chapanka';
import { expect, test } from 'vitest';
import { choiceOf } from '../../board/choice.ts';
import { choice } from './choice.ts';
import { type StateFields, plays, viewAt } from './testing/fixture.ts';

const HANDS = [['9D', '7D', 'JH'], [], [], []] as const;

function choose(card: '9D' | '7D' | 'JH' | '2C', moment: StateFields) {
  const view = viewAt(0, moment);
  const chosen = choiceOf({ touched: [card], held: choice.held(view), legalMoves: chapanka.legalMoves(view.state, 0) }, choice);
  return { card: chosen.picks[0] ?? null, move: chosen.move };
}

test('a card can be chosen before the player’s turn', () => {
  expect(choose('JH', { phase: { name: 'play', seat: 3 }, deal: { hands: HANDS } })).toEqual({ card: 'JH', move: null });
  expect(choose('2C', { phase: { name: 'play', seat: 3 }, deal: { hands: HANDS } })).toEqual({ card: null, move: null });
});

test('a choice that becomes illegal is dropped, and the only legal card is chosen', () => {
  const follow = (hand: readonly ('9D' | '7D' | 'JH')[]) => ({
    phase: { name: 'play', seat: 0 } as const,
    deal: { hands: [hand, [], [], []], trick: plays(1, '2D') },
  });
  expect(choose('JH', follow(['9D', '7D', 'JH']))).toEqual({ card: null, move: null });
  expect(choose('JH', follow(['9D', 'JH']))).toEqual({ card: '9D', move: { type: 'play', card: '9D' } });
});

test('CP2.4: the same card is exchanged, set aside or played, depending on the phase', () => {
  const none = { picks: [], ways: [], move: null };
  const as = (name: 'exchange' | 'setAside' | 'play') =>
    choice.moveWith('9D', viewAt(0, { phase: { name, seat: 0 } }), none)?.type;
  expect([as('exchange'), as('setAside'), as('play')]).toEqual(['exchange', 'setAside', 'play']);
});

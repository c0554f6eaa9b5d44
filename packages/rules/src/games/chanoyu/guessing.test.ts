import { expect, it } from 'vitest';
import { FRENCH_SUITS, isSeen } from '../../kernel/cards.ts';
import { hideEvents } from '../../kernel/game.ts';
import { defaultOptions } from '../../kernel/options.ts';
import { randomFrom, randomSeed } from '../../kernel/laws/random.ts';
import { playRandomly } from '../../kernel/laws/random-play.ts';
import { suitOrNone } from './cards.ts';
import { chanoyuGuessing } from './guessing.ts';
import { chanoyu } from './index.ts';
import { suitToFollow } from './trick.ts';

const SEATS = 4;
const MOVES = 120;
const ANYTHING = 99;

it('CN4.1, CN5.6: a player who did not follow is guessed to hold of the suit no more than was drawn since', () => {
  const random = randomFrom(4);
  const setup = { seats: SEATS, owner: null, options: defaultOptions(chanoyu.options), seed: randomSeed(random) };
  const anything = () => Array.from({ length: SEATS }, () => new Map(FRENCH_SUITS.map((suit) => [suit, ANYTHING])));
  let room = anything();
  let memory = chanoyuGuessing.nothing;
  let narrow = 0;
  for (const { before, events, after } of playRandomly(chanoyu, setup, random, MOVES).steps) {
    for (const event of hideEvents(chanoyu, events, 0, before)) memory = chanoyuGuessing.remember(memory, event);
    for (const event of events) {
      if (event.type === 'dealt') room = anything();
      if (event.type === 'drawn') for (const held of room) for (const [suit, most] of held) held.set(suit, most + 1);
      if (event.type !== 'cardPlayed') continue;
      const held = room[event.seat];
      const suit = suitOrNone(event.card);
      const led = suitToFollow(before.deal.trick);
      if (suit !== null) held?.set(suit, (held.get(suit) ?? 0) - 1);
      if (led !== null && suit !== led) held?.set(led, 0);
    }
    if (after.phase.name === 'over') continue;
    const guess = chanoyuGuessing.determinize(chanoyu.hide(after, 0), 0, memory, (bound) => random.below(bound));
    for (const [seat, hand] of guess.deal.hands.entries()) {
      for (const [suit, most] of room[seat] ?? []) {
        if (seat > 0 && most < hand.length) narrow += 1;
        expect(hand.filter((card) => isSeen(card) && suitOrNone(card) === suit).length).toBeLessThanOrEqual(most);
      }
    }
  }
  expect(narrow).toBeGreaterThan(50);
});

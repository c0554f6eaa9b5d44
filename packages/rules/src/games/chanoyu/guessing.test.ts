import { expect, it } from 'vitest';
import { type Face, FRENCH_SUITS, type FrenchSuit, isSeen } from '../../kernel/cards.ts';
import { hideEvents } from '../../kernel/game.ts';
import { defaultOptions } from '../../kernel/options.ts';
import { randomFrom, randomSeed } from '../../kernel/laws/random.ts';
import { playRandomly } from '../../kernel/laws/random-play.ts';
import { type ChanoyuCard, suitOrNone } from './cards.ts';
import type { ChanoyuEvent } from './events.ts';
import { chanoyuGuessing } from './guessing.ts';
import { chanoyu } from './index.ts';
import type { ChanoyuState } from './state.ts';
import { suitToFollow } from './trick.ts';

const SEATS = 4;
const MOVES = 120;
const ANYTHING = 99;
/** The number of determinizations in which every card appears wherever it may be. */
const OFTEN = 400;

/** The maximum number of cards of each suit that a player may hold, judging by the plays; by seat. */
type Room = readonly Map<FrenchSuit, number>[];

function anyRoom(seats: number): Room {
  return Array.from({ length: seats }, () => new Map(FRENCH_SUITS.map((suit) => [suit, ANYTHING])));
}

/** Returns the limits after an event. The limits are updated in place, except for a new round. */
function roomAfter(room: Room, event: ChanoyuEvent, before: ChanoyuState): Room {
  if (event.type === 'dealt') return anyRoom(room.length);
  if (event.type === 'drawn') for (const held of room) for (const [suit, most] of held) held.set(suit, most + 1);
  if (event.type !== 'cardPlayed') return room;
  const held = room[event.seat];
  const suit = suitOrNone(event.card);
  const led = suitToFollow(before.deal.trick);
  if (suit !== null) held?.set(suit, (held.get(suit) ?? 0) - 1);
  if (led !== null && suit !== led) held?.set(led, 0);
  return room;
}

function fits(hand: readonly Face<ChanoyuCard>[], most: ReadonlyMap<FrenchSuit, number> | undefined): boolean {
  const count = (suit: FrenchSuit): number => hand.filter((card) => isSeen(card) && suitOrNone(card) === suit).length;
  return FRENCH_SUITS.every((suit) => count(suit) <= (most?.get(suit) ?? 0));
}

it('CN4.1, CN5.6: after a failure to follow suit, a determinization gives at most the cards drawn since in that suit', () => {
  const random = randomFrom(4);
  const setup = { seats: SEATS, owner: null, options: defaultOptions(chanoyu.options), seed: randomSeed(random) };
  let room = anyRoom(SEATS);
  let memory = chanoyuGuessing.nothing;
  let narrow = 0;
  for (const { before, events, after } of playRandomly(chanoyu, setup, random, MOVES).steps) {
    for (const event of hideEvents(chanoyu, events, 0, before)) memory = chanoyuGuessing.remember(memory, event);
    for (const event of events) room = roomAfter(room, event, before);
    if (after.phase.name === 'over') continue;
    const guess = chanoyuGuessing.determinize(chanoyu.hide(after, 0), 0, memory, (bound) => random.below(bound));
    for (const [seat, hand] of guess.deal.hands.entries()) {
      if (seat === 0) continue;
      for (const most of room[seat]?.values() ?? []) if (most < hand.length) narrow += 1;
      expect(fits(hand, room[seat])).toBe(true);
    }
  }
  expect(narrow).toBeGreaterThan(50);
});

it('CN4.1: determinizations place each hidden card everywhere it can be, and nowhere else', () => {
  const random = randomFrom(5);
  const setup = { seats: 3, owner: null, options: defaultOptions(chanoyu.options), seed: randomSeed(random) };
  let room = anyRoom(3);
  let memory = chanoyuGuessing.nothing;
  let counted = 0;
  for (const { before, events, after } of playRandomly(chanoyu, setup, random, MOVES).steps) {
    for (const event of hideEvents(chanoyu, events, 0, before)) memory = chanoyuGuessing.remember(memory, event);
    for (const event of events) room = roomAfter(room, event, before);
    const { hands: [, first = [], second = []], pile } = after.deal;
    const hidden = [...first, ...second, ...pile].filter(isSeen);
    const places = [room[1], room[2], anyRoom(1)[0]];
    const may = hidden.flatMap((card) => places.flatMap((most, place) => (fits([card], most) ? [`${card} at ${place}`] : [])));
    if (after.phase.name !== 'play' || may.length === hidden.length * places.length || counted > 2) continue;
    const came = new Set<string>();
    for (let times = 0; times < OFTEN; times++) {
      const { deal } = chanoyuGuessing.determinize(chanoyu.hide(after, 0), 0, memory, (bound) => random.below(bound));
      for (const [place, cards] of [deal.hands[1], deal.hands[2], deal.pile].entries()) {
        for (const card of cards ?? []) came.add(`${card} at ${place}`);
      }
    }
    expect(came).toEqual(new Set(may));
    counted += 1;
  }
  expect(counted).toBeGreaterThan(1);
});

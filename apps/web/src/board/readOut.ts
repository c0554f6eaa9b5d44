import type { Play, Position } from '@chinwag/rules';
import { type CardFilling, type Message, message } from '../language/message.ts';
import type { CardCode } from '../language/cardCode.ts';
import { person, type People } from './people.ts';

/**
 * Returns a description of a hand for screen readers, in hand order: `You have 2 cards: ace of spades and joker.` For an empty
 * hand, or a spectator, it says so.
 */
export function readHand(viewer: Position, hand: readonly CardFilling[]): readonly Message[] {
  if (viewer === 'spectator') return [message('board.watch-and-hold-none')];
  return [hand.length === 0 ? message('board.hold-none') : message('board.hold', { count: hand.length, cards: hand })];
}

/**
 * Returns a description of a trick for screen readers: `Inés leads 4 of diamonds. Owen plays king of diamonds.` Without cards,
 * returns a sentence that says so.
 */
export function readTrick(trick: readonly Play<CardCode>[], people: People): readonly Message[] {
  if (trick.length === 0) return [message('board.no-card-lies')];
  return trick.map(({ seat, card }, k) =>
    message(k === 0 ? 'board.leads' : 'board.plays', { who: person(people, seat), card }),
  );
}

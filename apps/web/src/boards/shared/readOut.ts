import type { Play, Position } from '@chinwag/rules';
import type { CardCode, Pack } from '../../kit/cards/cardCode.ts';
import { cardName } from '../../kit/cards/cardName.ts';
import { counted, listed } from '../../wording/words.ts';
import { type People, Someone, someone } from './people.ts';

/** A hand as it is read out, in the order in which it is held: `You hold two cards: ace of spades and joker.` */
export function readHand(viewer: Position, hand: readonly CardCode[], say = (card: CardCode): string => cardName(card)): string {
  if (viewer === 'spectator') return 'You are watching and hold no cards.';
  if (hand.length === 0) return 'You hold no cards.';
  return `You hold ${counted(hand.length, 'card', 'cards')}: ${listed(hand.map((card) => say(card)))}.`;
}

/** A trick as it is read out: `Inés led 4 of diamonds, Owen king of diamonds.` */
export function readTrick(trick: readonly Play<CardCode>[], people: People, pack: Pack = 'french'): string {
  if (trick.length === 0) return 'No card lies on the table.';
  const plays = trick.map(
    ({ seat, card }, k) => `${k === 0 ? `${Someone(people, seat)} led` : someone(people, seat)} ${cardName(card, pack)}`,
  );
  return `${plays.join(', ')}.`;
}

import { categoryOf, DEMANDS, openDemands } from '@chinwag/rules/chinkway';
import { type Message, message } from '../../language/message.ts';
import type { ReadOut } from '../../board/screen.ts';
import { persons } from '../../board/people.ts';
import { readTrick } from '../../board/readOut.ts';
import { partnersSentence, sidesInOrder } from './sides.ts';
import { statusOf } from './status.ts';
import type { View } from './view.ts';
import { demandsInWords, trumpsSentence } from './words.ts';

/**
 * Returns a description of the table for screen readers: `Inés leads 4 of diamonds. Owen plays king of diamonds. Spades are
 * trumps.`
 */
export function readTable(view: View): ReadOut {
  const { deal, phase } = view.state;
  if (deal.sides.length === 0) return message('chinkway.none-dealt');
  const { headline } = statusOf(view, []);
  if (deal.trump === null) return [headline, partnersSentence(deal, view)];
  const trumps = trumpsSentence(deal.trump);
  if (phase.name === 'extract') {
    const cards = deal.lastTrick?.plays.map(({ card }) => card) ?? [];
    return [headline, message('chinkway.in-trick', { cards }), trumps];
  }
  return [...(deal.trick.length === 0 ? [headline] : []), ...readTrick(deal.trick, view), trumps];
}

/** Returns a description of the Quest for screen readers, with each side's filled and open demands, the viewer's own side first. */
export function readQuest(view: View): ReadOut {
  const { deal } = view.state;
  if (deal.quest.length === 0) return message('chinkway.no-quest');
  const quest = message('chinkway.quest', { demands: demandsInWords(deal.quest.map(categoryOf)) });
  return [quest, ...sidesInOrder(deal, view).map((side) => readSide(view, side))];
}

function readSide(view: View, side: number): Message {
  const { deal } = view.state;
  const who = persons(view, deal.sides[side] ?? []);
  const cards = deal.taken[side] ?? [];
  if (cards.length === 0) return message('chinkway.has-filled-none', { who });
  if (cards.length === DEMANDS) return message('chinkway.has-filled-all', { who, cards });
  return message('chinkway.has-filled', { who, cards, demands: demandsInWords(openDemands(deal, side)) });
}

import { isSeen } from '@chinwag/rules';
import { chinkway, type ChinkwayMove, type ChinkwayState } from '@chinwag/rules/chinkway';
import type { Bot } from '../bot.ts';
import { chooseDiscard } from './discard.ts';
import { chooseExtract } from './extract.ts';
import { chooseFinalRequest } from './final-request.ts';
import { bestTrump } from './hand-worth.ts';
import { choosePlay } from './play.ts';

/** Plays Chinkway for its side's Quest, by the cards it sees now; it remembers nothing and guesses nothing at random. */
export const chinkwayBot: Bot<ChinkwayState, ChinkwayMove> = {
  choose(view, seat, among = chinkway.legalMoves(view, seat)) {
    const hand = (view.deal.hands[seat] ?? []).filter(isSeen);
    switch (view.phase.name) {
      case 'discard':
        return chooseDiscard(hand);
      case 'trump':
        return { type: 'trump', trump: bestTrump(hand).trump };
      case 'play':
        return choosePlay(view, seat, among.filter((move) => move.type === 'play'));
      case 'extract':
        return chooseExtract(view, seat, among.filter((move) => move.type === 'extract'));
      case 'finalRequest':
        return chooseFinalRequest(view, seat);
      case 'settle':
      case 'over':
        throw new Error(`no seat is to act in phase ${view.phase.name}`);
    }
  },
};

import * as z from 'zod/mini';
import { defineGame } from '../../define-game.ts';
import type { EventFields, PhaseTable } from '../../game.ts';
import { amount } from '../../options.ts';
import { refusals } from './refusals.ts';
import {
  actors, checkContent, decide, eventViews, evolve, forAbsent, hide, legalMoves, opening, PACK, standings, start, timeOut,
  whyNotNow,
} from './rules.ts';
import type { PenniesEvent, PenniesMove, PenniesOptions, PenniesState } from './state.ts';

const phases: PhaseTable<PenniesState['phase']['name']> = {
  exchange: ['play', 'settle'],
  play: ['settle'],
  settle: ['exchange', 'over'],
  over: [],
};

const eventFields: EventFields<PenniesEvent> = {
  dealt: ['dealer', 'hands', 'stock'],
  exchanged: ['seat', 'card', 'drawn'],
  kept: ['seat'],
  thrownIn: [],
  played: ['seat', 'card'],
  trickTaken: ['seat'],
  potTaken: ['seat', 'shown'],
  dealScored: [],
  gameOver: ['stock'],
};

const ALL_DEALT = { code: 'all-dealt', rule: 'PN5' } as const;

const card = z.enum(PACK);

/**
 * Pennies, a toy game for testing the laws: small, but with a little of everything that the laws check. PN1: There are twenty
 * cards, A K Q J T of each suit, and two to four players. Each player has three cards and pays a counter into the pot. PN2:
 * Everybody, in any order, may exchange one card, unseen, for the top card of the stock, or keep their hand. PN3: If nobody holds
 * an ace then, everybody throws in their hand, unseen, and the pot stays. PN4: There are three tricks, clockwise from the dealer's
 * left. Players follow suit if able, and the highest card of the suit led wins. PN5: The winner of the last trick wins the pot, and
 * everybody sees the exchanged cards. The player with the most counters after all deals wins.
 */
export const pennies = defineGame<PenniesOptions, PenniesState, PenniesMove, PenniesEvent, 'all-dealt'>({
  id: 'pennies',
  seats: { min: 2, max: 4 },
  direction: 'clockwise',
  options: { deals: amount('PN5', [1], { least: 1, most: 9 }) },
  move: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('exchange'), card }),
    z.strictObject({ type: z.literal('keep') }),
    z.strictObject({ type: z.literal('play'), card }),
  ]),
  phases,
  eventFields,
  dealEnds: ['dealScored'],
  // The last answer reveals whether anybody holds an ace. Without an ace, the deal ends unplayed; with an ace, it continues.
  revealingEvents: ['dealt', 'exchanged', 'kept', 'thrownIn', 'potTaken', 'gameOver'],
  start,
  opening,
  actors,
  legalMoves,
  whyNotNow,
  checkContent,
  refusals,
  decide,
  evolve,
  hide,
  eventViews,
  standings: (state) => standings(state.balances),
  endingOf: () => ALL_DEALT,
  scores: (state) => state.balances,
  forAbsent,
  timeOut,
});

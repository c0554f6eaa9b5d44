import { defineGame } from '../../kernel/define-game.ts';
import { hideHands } from '../../kernel/hands.ts';
import type { OpenTricks } from '../../kernel/game-tricks.ts';
import { openDuring } from '../../shared/open-tricks.ts';
import { plainTrickFields, plainTrickPhases } from '../../shared/plain-tricks.ts';
import { runningTrick } from '../../shared/tricks.ts';
import { check, legalMoves, whyNone } from './check.ts';
import { begin, decide } from './decide.ts';
import { move, type SlobberhannesEvent, type SlobberhannesMove } from './events.ts';
import { evolve } from './evolve.ts';
import { refusals } from './refusals.ts';
import { resultOf, type SlobberhannesEnding, totals } from './score.ts';
import { seats } from './seats.ts';
import { options, type SlobberhannesOptions, type SlobberhannesState, TRICKS } from './state.ts';

export type { SlobberhannesEvent, SlobberhannesMove } from './events.ts';
export { leadingPlay, resultOf, type SlobberhannesEnding, totals } from './score.ts';
export { type BadPoint, type DealRecord, PACK, type SlobberhannesOptions, type SlobberhannesState, TRICKS } from './state.ts';

/** The tricks that may be looked at now: the last one and the one that is played (SL3.4). */
export function openTricks({ deal, phase }: SlobberhannesState): OpenTricks {
  return phase.name === 'over' ? 'all' : openDuring('last', deal.number, deal.winners.length);
}

/** Slobberhannes, the old German game for four in which three tricks are bad: the example of how a game is brought in. */
export const slobberhannes = defineGame<
  SlobberhannesOptions, SlobberhannesState, SlobberhannesMove, SlobberhannesEvent, SlobberhannesEnding['code']
>({
  id: 'slobberhannes',
  seats,
  direction: 'clockwise',
  options,
  move,
  phases: plainTrickPhases,
  eventFields: plainTrickFields,
  dealEnds: ['dealScored'],
  uncovers: ['dealt'],
  begin,
  legalMoves,
  check,
  whyNone,
  refusals,
  decide,
  evolve,
  hide: ({ options: chosen, shuffles, records, deal, phase }, viewer) => {
    const { number, dealer, trick, lastTrick, winners, queen } = deal;
    const hands = hideHands(deal.hands, viewer);
    return {
      options: chosen, seed: '', shuffles, records, phase, deal: { number, dealer, hands, trick, lastTrick, winners, queen },
    };
  },
  hideEvent: (event, viewer) => {
    if (event.type !== 'dealt') return event;
    return { ...event, hands: hideHands(event.hands, viewer) };
  },
  result: (state) => (state.phase.name === 'over' ? resultOf(state) : null),
  scores: totals,
  timeOut: legalMoves,
  tricks: {
    number: ({ deal }) => ({ deal: deal.number, trick: runningTrick(deal.winners.length, TRICKS) }),
    open: openTricks,
    cards: { cardPlayed: ['card'] },
  },
});

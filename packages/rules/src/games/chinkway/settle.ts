import { FRENCH_PACK, type FrenchCard, isSeen } from '../../kernel/cards.ts';
import { allSeats } from '../../kernel/seat.ts';
import { shuffled } from '../../kernel/shuffle.ts';
import { consequences } from '../../shared/consequences.ts';
import { DEMANDS, DISCARDS, QUEST_PACK, SEATS, TRICKS } from './cards.ts';
import type { ChinkwayEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { finalRequestDue, nextSeating } from './final-deal.ts';
import { dealPoints } from './score.ts';
import type { ChinkwayState, Seating } from './state.ts';
import { leadingPlay } from './trick.ts';

/** The events that come by themselves until somebody's decision is awaited or the game is over. */
export function settled(state: ChinkwayState): readonly ChinkwayEvent[] {
  return consequences(state, consequence, evolve);
}

/** The one event that comes next when nobody is awaited. */
function consequence(state: ChinkwayState): ChinkwayEvent {
  const { deal } = state;
  if (deal.trick.length === SEATS) {
    const winner = leadingPlay(deal.trick, deal.trump);
    if (winner === null) throw new Error('a full trick has no winner');
    return { type: 'trickWon', seat: winner.seat };
  }
  if (deal.number === state.records.length) return afterDeal(state);
  if (deal.quest.length === 0) {
    return { type: 'questTurned', quest: state.questPack.slice(0, DEMANDS).filter(isSeen) };
  }
  return { type: 'dealScored', points: dealPoints(deal) };
}

function afterDeal(state: ChinkwayState): ChinkwayEvent {
  const asked = finalRequestDue(state);
  if (asked !== null) return { type: 'finalOffered', seat: asked };
  const seating = nextSeating(state);
  if (seating === null) return { type: 'gameOver', discards: state.discards, questPack: state.questPack };
  const fromWholePack = state.deal.number === 0 || seating.kind === 'extra'; // CW3.4, CW7.5
  if (fromWholePack && state.questPack.length < QUEST_PACK.length) {
    return { type: 'questShuffled', pack: shuffled(QUEST_PACK, state.seed, state.shuffles) };
  }
  return { type: 'dealt', ...seating, hands: dealtHands(state, seating) };
}

/** A fresh shuffle dealt out: ten cards to everybody and twelve to the dealer (CW3.1). */
function dealtHands(state: ChinkwayState, seating: Seating): readonly (readonly FrenchCard[])[] {
  const pack = shuffled(FRENCH_PACK, state.seed, state.shuffles);
  return allSeats(SEATS).map((seat) => {
    const others = seating.positions.indexOf(seat);
    const start = others * TRICKS;
    return others === 0 ? [...pack.slice(0, TRICKS), ...pack.slice(-DISCARDS)] : pack.slice(start, start + TRICKS);
  });
}

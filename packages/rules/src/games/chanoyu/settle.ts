import { HIDDEN } from '../../kernel/cards.ts';
import { type Seat, seatsFrom } from '../../kernel/seat.ts';
import { shuffled } from '../../kernel/shuffle.ts';
import { type AutomaticStep, runAutomaticSteps, whenIdle } from '../../shared/automatic-steps.ts';
import { dealtHands, servedBy } from '../../shared/dealing.ts';
import { HAND, PACK, TRICKS } from './cards.ts';
import { endingOf, nextDealer } from './ending.ts';
import type { ChanoyuEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { stretches } from './row.ts';
import { isScored, rowPoints, totals } from './score.ts';
import { direction } from './seats.ts';
import { type ChanoyuState, seatCount } from './state.ts';
import { leadingPlay } from './trick.ts';

type ChanoyuStep = AutomaticStep<ChanoyuState, ChanoyuEvent>;

/** The automatic steps, in order: the end of a trick, the next draw, the score of a round, the next round or the end. */
const STEPS: readonly ChanoyuStep[] = [
  trickCompleted,
  ...[restDiscarded, drawn, roundScored, gameOver, dealt].map(whenIdle),
];

/** Returns the automatic events, until a decision is pending or the game is over. */
export function settled(state: ChanoyuState): readonly ChanoyuEvent[] {
  return runAutomaticSteps(state, STEPS, evolve);
}

function trickCompleted(state: ChanoyuState): readonly ChanoyuEvent[] {
  const { trick } = state.deal;
  return trick.length < seatCount(state) ? [] : [{ type: 'trickCompleted', winner: leadingPlay(trick)?.seat ?? null }];
}

function restDiscarded({ deal: { left } }: ChanoyuState): readonly ChanoyuEvent[] {
  return left === null ? [] : [{ type: 'restDiscarded', cards: left }];
}

/** Returns the draw: everybody takes a card, the next leader first, then anticlockwise (CN5.6). */
function drawn(state: ChanoyuState): readonly ChanoyuEvent[] {
  const { tricks, leader, pile } = state.deal;
  if (isScored(state) || tricks === TRICKS) return [];
  const order = seatsFrom(leader, seatCount(state), direction);
  return [{ type: 'drawn', cards: dealtHands(pile, order, 1).map(([card = HIDDEN]) => card) }];
}

function roundScored(state: ChanoyuState): readonly ChanoyuEvent[] {
  if (isScored(state)) return [];
  const { rows } = state.deal;
  const points = rows.map((row) => rowPoints(row, state.options.scoring));
  return [{ type: 'roundScored', stretches: rows.map(stretches), points }];
}

function gameOver(state: ChanoyuState): readonly ChanoyuEvent[] {
  const { hands, pile } = state.deal;
  return endingOf(totals(state)) === null ? [] : [{ type: 'gameOver', hands, pile }];
}

/** Returns the next round with its host; in the first round, the first host (CN2.1, CN6.2). */
function dealt(state: ChanoyuState): readonly ChanoyuEvent[] {
  const { number, dealer } = state.deal;
  return [dealtBy(state, number === 0 ? state.firstDealer : nextDealer(totals(state), dealer))];
}

/** Returns the deal of a new shuffle: five cards for everybody, starting with the leader, and the rest as the pile (CN3.1). */
function dealtBy(state: ChanoyuState, dealer: Seat): ChanoyuEvent {
  const seats = seatCount(state);
  const deck = shuffled(PACK, state.seed, state.shuffles);
  const hands = dealtHands(deck, servedBy(dealer, seats, direction), HAND);
  return { type: 'dealt', dealer, hands, pile: deck.slice(seats * HAND) };
}

import { type FrenchCard, isSeen } from '../../kernel/cards.ts';
import { shuffled } from '../../kernel/shuffle.ts';
import { type AutomaticStep, runAutomaticSteps, whenIdle } from '../../shared/automatic-steps.ts';
import { dealtHands } from '../../shared/dealing.ts';
import { DEMANDS, DISCARDS, PACK, QUEST_PACK, SEATS, TRICKS } from './cards.ts';
import type { ChinkwayEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { finalRequestDue, nextSeating } from './final-deal.ts';
import { dealPoints } from './score.ts';
import type { ChinkwayState, Seating } from './state.ts';
import { leadingPlay } from './trick.ts';

type ChinkwayStep = AutomaticStep<ChinkwayState, ChinkwayEvent>;

/** The automatic steps, in order: the end of a trick, the Quest, the score of a deal, and the next deal or the end. */
const STEPS: readonly ChinkwayStep[] = [
  trickWon,
  ...[questTurned, dealScored, finalOffered, gameOver, questShuffled, dealt].map(whenIdle),
];

/** Returns the automatic events, until a decision is pending or the game is over. */
export function settled(state: ChinkwayState): readonly ChinkwayEvent[] {
  return runAutomaticSteps(state, STEPS, evolve);
}

function trickWon({ deal }: ChinkwayState): readonly ChinkwayEvent[] {
  if (deal.trick.length < SEATS) return [];
  const winner = leadingPlay(deal.trick, deal.trump);
  if (winner === null) throw new Error('a full trick has no winner');
  return [{ type: 'trickWon', seat: winner.seat }];
}

function questTurned({ deal, questPack, records }: ChinkwayState): readonly ChinkwayEvent[] {
  if (deal.number === records.length || deal.quest.length > 0) return [];
  return [{ type: 'questTurned', quest: questPack.slice(0, DEMANDS).filter(isSeen) }];
}

function dealScored({ deal, records }: ChinkwayState): readonly ChinkwayEvent[] {
  return deal.number === records.length ? [] : [{ type: 'dealScored', points: dealPoints(deal) }];
}

function finalOffered(state: ChinkwayState): readonly ChinkwayEvent[] {
  const seat = finalRequestDue(state);
  return seat === null ? [] : [{ type: 'finalOffered', seat }];
}

function gameOver(state: ChinkwayState): readonly ChinkwayEvent[] {
  const { discards, questPack } = state;
  return nextSeating(state) === null ? [{ type: 'gameOver', discards, questPack }] : [];
}

/** Returns the shuffle of the whole Quest Pack, before the first Quest and before the Quest of an extra deal (CW3.4, CW7.5). */
function questShuffled(state: ChinkwayState): readonly ChinkwayEvent[] {
  const { deal, questPack, seed, shuffles } = state;
  const fromWholePack = deal.number === 0 || nextSeating(state)?.kind === 'extra';
  if (!fromWholePack || questPack.length === QUEST_PACK.length) return [];
  return [{ type: 'questShuffled', pack: shuffled(QUEST_PACK, seed, shuffles) }];
}

function dealt(state: ChinkwayState): readonly ChinkwayEvent[] {
  const seating = nextSeating(state);
  return seating === null ? [] : [{ type: 'dealt', ...seating, hands: handsOf(state, seating) }];
}

/** Returns the deal of a new shuffle by position: ten cards to everybody and two more to the dealer (CW3.1). */
function handsOf({ seed, shuffles }: ChinkwayState, { positions }: Seating): readonly (readonly FrenchCard[])[] {
  const pack = shuffled(PACK, seed, shuffles);
  const extra = pack.slice(-DISCARDS);
  return dealtHands(pack, positions, TRICKS).map((hand, seat) => (seat === positions[0] ? [...hand, ...extra] : hand));
}

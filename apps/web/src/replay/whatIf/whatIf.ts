import type { Strength } from '@chinwag/bots/strengths';
import type { Seat } from '@chinwag/rules';
import type { AnyGameScreen } from '../../board/screen.ts';
import type { StoredPractice } from '../../session/practice/storedPractice.ts';
import type { RecordedGame } from '../recordedGame.ts';
import { dealAt, type EventNumber, stateAt, type Timeline } from '../timeline.ts';

/** The start of a continued game: the current moment, or the start of its deal. */
export type PlayedOnFrom = 'here' | 'deal';

/** A finished game that is to be continued. */
export interface GameToPlayOn {
  readonly recorded: RecordedGame;
  readonly timeline: Timeline;
  readonly rules: Pick<AnyGameScreen['game'], 'result'>;
}

/** The seat of the player who continues a what-if game and the strength of the bots in the other seats. */
export interface PlayedOnBy {
  readonly you: Seat;
  readonly strength: Strength;
}

/**
 * Returns a practice game with the cards of a finished game and its moves up to a moment. Includes a move whose consequences are
 * still in progress at that moment. Returns null if the game is over at that moment.
 */
export function playedOn(
  { recorded, timeline, rules }: GameToPlayOn,
  moment: EventNumber,
  from: PlayedOnFrom,
  by: PlayedOnBy,
): StoredPractice | null {
  const until = from === 'here' ? moment : dealAt(timeline, moment).from;
  const made = recorded.moves.filter((move) => move.from < until);
  const next = recorded.moves[made.length]?.from ?? recorded.events.length;
  if (until > 0 && rules.result(stateAt(timeline, next)) !== null) return null;
  const { seats, owner, options, seed } = recorded.setup;
  const moves = made.map(({ seat, move }) => [seat, move] as const);
  return { seats, owner: owner ?? 0, options: { ...options }, seed, moves, over: false, ...by };
}

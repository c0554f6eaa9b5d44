import type { Strength } from '@chinwag/bots/strengths';
import type { Seat } from '@chinwag/rules';
import type { AnyGameScreen } from '../../board/screen.ts';
import type { StoredPractice } from '../../session/practice/storedPractice.ts';
import type { RecordedGame } from '../recordedGame.ts';
import { dealAt, type EventNumber, stateAt, type Timeline } from '../timeline.ts';

/** From where a game is played on: the moment one looks at, or the beginning of the deal it is in. */
export type PlayedOnFrom = 'here' | 'deal';

/** What is played on. */
export interface GameToPlayOn {
  readonly recorded: RecordedGame;
  readonly timeline: Timeline;
  readonly rules: Pick<AnyGameScreen['game'], 'result'>;
}

/** Who plays it on, and with whom. */
export interface PlayedOnBy {
  readonly you: Seat;
  readonly strength: Strength;
}

/**
 * A practice game with the cards of a game that is over, played as that was as far as it goes. In the middle of what a move
 * brings about that move has been made. Null where the game is over there.
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

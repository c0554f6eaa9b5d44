import { type DealSoFar, unpackEvent } from '@chinwag/protocol';
import { type GameState, withState } from '@chinwag/rules';
import type { AnyGameScreen } from '../board/screen.ts';
import type { LogEntry } from '../board/logEntry.ts';
import type { Player } from '../board/gameView.ts';

/** A log line with the number of its event. */
export interface NumberedEntry extends LogEntry {
  readonly at: number;
}

/** The readers of a log. */
interface Readers {
  readonly screen: Pick<AnyGameScreen, 'game' | 'narrate'>;
  readonly players: readonly Player[];
}

/**
 * Returns the log lines of a deal, as received by a viewer who was there. `records` are those of all deals so far. Returns null if
 * the game does not recognize these events.
 */
export function dealLines(deal: DealSoFar, records: GameState['records'], readers: Readers): readonly NumberedEntry[] | null {
  const { screen, players } = readers;
  const viewer = deal.sight === 'own-seat' && deal.seat !== null ? deal.seat : 'spectator';
  const lines: NumberedEntry[] = [];
  let state: GameState = { ...deal.state, records: records.slice(0, deal.scored) };
  const folds = [state];
  for (const [passed, packed] of deal.events.entries()) {
    const travelled = unpackEvent(packed, screen.game.eventFields);
    if (travelled === null) return null;
    const event = withState(travelled, folds, deal.from);
    const entries = screen.narrate(event, state, { viewer, players });
    lines.push(...entries.map((entry) => ({ ...entry, at: deal.from + passed })));
    state = screen.game.evolve(state, event);
    folds.push(state);
  }
  return lines;
}

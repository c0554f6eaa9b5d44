import type { TestPlayer } from '../../apps/server/src/tests/support/test-player.ts';
import type { Play, Seat } from '@chinwag/rules';
import { PLAYED } from '../games.ts';
import type { ShownFacts } from '../played-game.ts';

/** The kinds of game information that a screen shows about a table. */
export const FACT_KINDS = [
  'deal', 'trick', 'turn', 'who-waits', 'cards', 'score', 'held', 'dealer', 'presence', 'result',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** The presence of the player in a seat. */
type Presence = 'here' | 'bot' | 'bot-plays-on' | 'bot-while-away' | 'away';

/** What the server knows about a table, for comparison with screens. Lists are in seat order. */
export interface Facts extends Omit<ShownFacts, 'plays'> {
  /** The number of the last event, as text. The facts may change with each event. */
  readonly version: string;
  readonly names: readonly string[];
  readonly presence: readonly Presence[];
  /** The only seat to act; null if there is none, or several. */
  readonly turn: Seat | null;
  /** All seats with a pending decision. */
  readonly asked: readonly Seat[];
  /** The trick in progress; null if there is none. */
  readonly trick: { readonly number: number; readonly plays: readonly Play<string>[] } | null;
  /** The final scores by seat; null while the game is running. */
  readonly result: readonly number[] | null;
}

/**
 * Returns what the server knows about a table, from a separate connection: the public state, and the game as computed by its rules.
 */
export function factsOf({ table, view: { state, seq, game: id, gameId }, game }: TestPlayer): Facts {
  const shown = PLAYED.find((played) => played.id === id)?.shown?.(state);
  if (shown === undefined) throw new Error(`e2e/games/${id}.ts does not say what its seats show`);
  const { plays, ...seats } = shown;
  const isLastDealOver = table.status === 'finished' && table.end === 'last-deal';
  const standings = isLastDealOver ? game.standings(state) : game.result(state)?.standings;
  const number = game.tricks?.number(state).trick;
  const presence = table.seats.map(({ kind, connected, standIn }): Presence => {
    if (kind !== 'person') return 'bot';
    if (standIn !== null) return connected ? 'bot-plays-on' : 'bot-while-away';
    return connected ? 'here' : 'away';
  });
  return {
    ...seats,
    version: JSON.stringify([gameId, seq, presence, table.status]),
    names: table.seats.map(({ name }) => name),
    presence,
    turn: state.phase.seat ?? null,
    asked: game.actors(state),
    trick: plays.length === 0 || number === undefined ? null : { number, plays },
    result: standings === undefined ? null : table.seats.map((_, seat) => standings.find((one) => one.seat === seat)?.score ?? 0),
  };
}

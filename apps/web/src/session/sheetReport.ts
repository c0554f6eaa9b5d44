import type { RequestPayload } from '@chinwag/protocol';
import type { Connection } from './connection.ts';
import type { GameOnTable } from './gameSession.ts';

/** The table's connection and the state that a report depends on. */
interface Reporting {
  readonly connection: () => Connection | null;
  readonly looksOn: () => boolean;
}

/**
 * Reports to the table while a player's page shows the score of a deal, or is about to. The player's clock waits during that time.
 * A hidden page reports nothing, because nobody reads it.
 */
export class SheetReport {
  readonly #around: Reporting;
  /** The last report, or null if there is none. */
  #said: RequestPayload<'sheet'> | null = null;

  constructor(around: Reporting) {
    this.#around = around;
  }

  /** Called when the game, or the shown part of it, changes. */
  score({ gameId: game, newest: { records }, viewer, isScoreRead }: GameOnTable): void {
    const isRead = isScoreRead && viewer !== 'spectator' && !this.#around.looksOn();
    const isOpen = this.#said?.is === 'open';
    if (this.#said !== null && isOpen && !isRead) this.#say({ ...this.#said, is: 'closed' });
    else if (!isOpen && isRead && !document.hidden) this.#say({ of: 'score', game, deals: records.length, is: 'open' });
  }

  /** Called when there is a connection again. The table may have forgotten the report, or missed it. */
  connectionUp(): void {
    if (this.#said !== null) this.#say(this.#said);
  }

  #say(said: RequestPayload<'sheet'>): void {
    this.#said = said;
    void this.#around.connection()?.request('sheet', said);
  }
}

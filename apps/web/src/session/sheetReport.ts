import type { RequestPayload } from '@chinwag/protocol';
import type { Connection } from './connection.ts';
import type { GameOnTable } from './gameSession.ts';

/** What it takes to say that the score is read. */
interface Reporting {
  readonly connection: () => Connection | null;
  readonly looksOn: () => boolean;
}

/**
 * Tells the table while the score of a deal lies over it, or is about to, on the page of one who plays: their clock waits for that.
 * A page that is out of sight says nothing, as nobody reads there.
 */
export class SheetReport {
  readonly #around: Reporting;
  /** What was said last; null if nothing was. */
  #said: RequestPayload<'sheet'> | null = null;

  constructor(around: Reporting) {
    this.#around = around;
  }

  /** The game is another, or what is shown of it. */
  score({ gameId: game, newest: { records }, viewer, isScoreRead }: GameOnTable): void {
    const isRead = isScoreRead && viewer !== 'spectator' && !this.#around.looksOn();
    const isOpen = this.#said?.is === 'open';
    if (this.#said !== null && isOpen && !isRead) this.#say({ ...this.#said, is: 'closed' });
    else if (!isOpen && isRead && !document.hidden) this.#say({ of: 'score', game, deals: records.length, is: 'open' });
  }

  /** There is a connection again: who is at its other end may have forgotten what was said, or not heard it. */
  connectionUp(): void {
    if (this.#said !== null) this.#say(this.#said);
  }

  #say(said: RequestPayload<'sheet'>): void {
    this.#said = said;
    void this.#around.connection()?.request('sheet', said);
  }
}

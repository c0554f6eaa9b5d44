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
  /** The score that is said to be open; null if none is. */
  #open: Pick<RequestPayload<'sheet'>, 'game' | 'deals'> | null = null;

  constructor(around: Reporting) {
    this.#around = around;
  }

  /** The game is another, or what is shown of it. */
  score({ gameId: game, newest: { records }, viewer, isScoreRead }: GameOnTable): void {
    const isRead = isScoreRead && viewer !== 'spectator' && !this.#around.looksOn();
    if (this.#open !== null && !isRead) {
      this.#say(this.#open, 'closed');
      this.#open = null;
    } else if (this.#open === null && isRead && !document.hidden) {
      this.#open = { game, deals: records.length };
      this.#say(this.#open, 'open');
    }
  }

  #say(about: Pick<RequestPayload<'sheet'>, 'game' | 'deals'>, is: RequestPayload<'sheet'>['is']): void {
    void this.#around.connection()?.request('sheet', { of: 'score', ...about, is });
  }
}

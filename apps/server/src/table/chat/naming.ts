import type { Answer, Guest } from '@chinwag/protocol';
import { renamed } from '../seats/hosting.ts';
import type { People } from '../connections/people.ts';
import type { Table } from '../table.ts';
import type { Chat } from './chat.ts';

/** Applies guests' new names at a table, as soon as they may be shown. */
export class Naming {
  readonly #table: Table;
  readonly #people: People;
  readonly #chat: Chat;
  readonly #changed: () => void;

  /** Calls `changed` when a guest's shown name changes. */
  constructor(table: Table, people: People, chat: Chat, changed: () => void) {
    this.#table = table;
    this.#people = people;
    this.#chat = chat;
    this.#changed = changed;
  }

  /** Renames a guest. Resolves with the answer, which may be a refusal. */
  rename(guest: Guest): Promise<Answer> {
    return this.#know(this.#chat.named(guest));
  }

  /** Applies the names that were held back and may now be shown. */
  catchUp(): void {
    for (const guest of this.#chat.renamed()) void this.#know(guest);
  }

  async #know(guest: Guest): Promise<Answer> {
    const answer = await this.#table.change((now) => renamed(now, guest));
    if (!answer.ok) return answer;
    for (const connection of this.#people.connectionsOf(guest.id)) connection.auth = guest;
    this.#changed();
    return answer;
  }
}

import type { Answer, Guest } from '@chinwag/protocol';
import { renamed } from '../seats/hosting.ts';
import type { People } from '../connections/people.ts';
import type { Table } from '../table.ts';
import type { Chat } from './chat.ts';

/** Has people known at a table by the names they take, as soon as a name may say something. */
export class Naming {
  readonly #table: Table;
  readonly #people: People;
  readonly #chat: Chat;
  readonly #changed: () => void;

  /** `changed` is called when somebody is known by another name. */
  constructor(table: Table, people: People, chat: Chat, changed: () => void) {
    this.#table = table;
    this.#people = people;
    this.#chat = chat;
    this.#changed = changed;
  }

  /** Somebody would be known by this name. */
  rename(guest: Guest): Promise<Answer> {
    return this.#know(this.#chat.named(guest));
  }

  /** Those whose names had to wait, and need not any more, are known by them from now on. */
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

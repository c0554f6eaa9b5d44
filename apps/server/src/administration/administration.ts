import type { TableCode } from '@chinwag/protocol';
import type { Calendar } from '../calendar/calendar.ts';
import { counted } from '../counted.ts';
import type { Revocations } from '../identity/revocations.ts';
import type { Log } from '../log.ts';
import type { AdminStore } from '../store/admin-store.ts';
import type { RetentionPeriods } from '../store/retention-periods.ts';
import { type Forgetting, forgetGuest } from '../table/forget-guest.ts';
import type { OpenTables } from '../table/open-tables.ts';
import type { TableRecord } from '../table/record/table-record.ts';
import { type AdminAnswer, type AdminCommand, adminRequestSchema } from './admin-commands.ts';
import { dateOf, listedTables, shownMessages, shownTable } from './admin-listings.ts';
import { exportedPerson } from './export-person.ts';
import { findPerson, type NamedPerson } from './find-person.ts';

/** The dependencies of `Administration`: a store, and its open tables if a server is using the store. */
export interface AdminServices extends Forgetting {
  readonly administration: AdminStore;
  readonly tables: Pick<OpenTables, 'open' | 'forget' | 'dismissRevoked' | 'isOpen' | 'close' | 'eraseMessage'>;
  readonly revocations: Pick<Revocations, 'forget' | 'revokeAll'>;
  readonly calendar: Pick<Calendar, 'date' | 'shown' | 'believe' | 'note'>;
  /** The retention periods. */
  readonly keep: RetentionPeriods;
  readonly log: Log;
}

/** An action that deletes or closes something: its preview, its effect, and its report. */
interface AdminAction {
  readonly before: string;
  readonly after: string;
  readonly table: TableCode | null;
  readonly perform: () => Promise<unknown>;
}

/** Runs the operator's admin commands, one at a time, and logs each deletion. */
export class Administration {
  readonly #services: AdminServices;
  #last: Promise<unknown> = Promise.resolve();

  constructor(services: AdminServices) {
    this.#services = services;
  }

  /** Validates a request and resolves with the answer, which may be a refusal. Rejects if the store fails. */
  answer(request: unknown): Promise<AdminAnswer> {
    const answer = this.#last.then(() => this.#answer(request));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #answer(request: unknown): Promise<AdminAnswer> {
    const parsed = adminRequestSchema.safeParse(request);
    if (!parsed.success) return refused('That is no command of this version.');
    const { command, apply, onlyWhereOpen } = parsed.data;
    if (command.do === 'list') return { kind: 'done', lines: await listedTables(this.#services) };
    if (command.do === 'clock') return this.#perform(command, apply, this.#clock());
    const table = await this.#services.store.findTable(command.table);
    if (table === null) return refused(`There is no table ${command.table}.`);
    if (table === 'gone') return refused(`The table ${command.table} has been deleted.`);
    if (onlyWhereOpen && !this.#services.tables.isOpen(table.code)) return { kind: 'not-open-here' };
    return this.#atTable(command, apply, table);
  }

  async #atTable(
    command: Exclude<AdminCommand, { readonly do: 'list' | 'clock' }>,
    apply: boolean,
    table: TableRecord,
  ): Promise<AdminAnswer> {
    switch (command.do) {
      case 'show':
        return { kind: 'done', lines: await shownTable(this.#services, table) };
      case 'messages':
        return { kind: 'done', lines: await shownMessages(this.#services, table.code) };
      case 'close':
        return this.#close(command, table.code);
      case 'undo':
        return this.#undo(command, table.code);
      case 'delete':
        return this.#perform(command, apply, await this.#deletion(table));
      case 'delete-message':
        return this.#perform(command, apply, await this.#deletionOfMessage(table.code, command.at));
      case 'export':
      case 'forget':
      case 'revoke': {
        const person = await findPerson(this.#services.store, table, command.name);
        if (typeof person === 'string') return refused(person);
        if (command.do === 'export') return this.#export(person);
        return this.#perform(command, apply, await (command.do === 'forget' ? this.#forgetting(person) : this.#revocation(person)));
      }
    }
  }

  async #perform({ do: name }: AdminCommand, apply: boolean, action: AdminAction | string): Promise<AdminAnswer> {
    if (typeof action === 'string') return refused(action);
    if (!apply) return { kind: 'confirm', lines: [action.before] };
    await action.perform();
    this.#write(name, action.table);
    return { kind: 'done', lines: [action.after] };
  }

  /** Logs a command and its table, never the person, whom the command may have erased. */
  #write(command: AdminCommand['do'], table: TableCode | null): void {
    this.#services.log.event('warn', { command, ...(table !== null && { table }) }, 'done for those who operate the server');
  }

  async #close(command: AdminCommand, table: TableCode): Promise<AdminAnswer> {
    if (!this.#services.tables.isOpen(table)) return refused(`The table ${table} is not open.`);
    await this.#services.tables.close(table);
    this.#write(command.do, table);
    return { kind: 'done', lines: [`The table ${table} is closed. It is loaded again when somebody comes to it.`] };
  }

  async #undo(command: AdminCommand, table: TableCode): Promise<AdminAnswer> {
    const { administration, calendar, keep } = this.#services;
    const undone = await administration.undoMarks(table, keep, calendar.date());
    if (undone === 0) return refused(`Nothing at the table ${table} is marked to be deleted.`);
    this.#write(command.do, table);
    return { kind: 'done', lines: [`What had come of age at the table ${table} is stored for as long again.`] };
  }

  async #deletion({ code, host }: TableRecord): Promise<AdminAction> {
    const { administration, tables, calendar } = this.#services;
    const { games, moves, messages } = await administration.contentsOf(code);
    const holds = `${counted(games, 'game')} with ${counted(moves, 'move')}, its tally and ${counted(messages, 'message')}`;
    return {
      before: `This deletes the table ${code} of "${host.name}": ${holds}. Nobody can undo it.`,
      after: `The table ${code} is deleted.`,
      table: code,
      perform: async () => {
        await administration.deleteTable(code, calendar.date());
        await tables.close(code);
        while (await administration.eraseDeleted());
      },
    };
  }

  async #deletionOfMessage(table: TableCode, at: number): Promise<AdminAction | string> {
    const { store, administration, tables } = this.#services;
    const found = (await store.loadSayings(table)).find(({ said }) => said.at === at)?.said;
    if (found === undefined) return `There is no message ${at} at the table ${table}.`;
    return {
      before: `This deletes what "${found.name}" said at the table ${table} on ${dateOf(at)}: ${found.text ?? found.preset ?? ''}`,
      after: 'The message is deleted. Who has it on their screen has it there until the page is loaded again.',
      table,
      perform: async () => {
        await tables.eraseMessage(table, at);
        await administration.deleteMessage(table, at);
      },
    };
  }

  async #forgetting({ id, name }: NamedPerson): Promise<AdminAction> {
    const tables = await this.#services.store.tablesNaming(id);
    return {
      before:
        `This takes "${name}" (${id}) out of ${counted(tables.length, 'table')} (${tables.join(', ')}): their seats, name, ` +
        'messages and codes for other devices. No browser is known as them any more. Nobody can undo it.',
      after: `"${name}" is forgotten.`,
      table: null,
      perform: () => forgetGuest(this.#services, this.#services.tables, id),
    };
  }

  async #revocation({ id, name }: NamedPerson): Promise<AdminAction> {
    const { revocations, tables } = this.#services;
    return {
      before: `This revokes every token of "${name}" (${id}): no browser is known as them any more, and their seats stay theirs.`,
      after: `Every token of "${name}" is revoked.`,
      table: null,
      perform: async () => tables.dismissRevoked(id, await revocations.revokeAll(id)),
    };
  }

  async #export({ id }: NamedPerson): Promise<AdminAnswer> {
    const { store, administration } = this.#services;
    const exported = await exportedPerson(store, administration, id);
    return { kind: 'done', lines: [JSON.stringify(exported, null, 2)] };
  }

  #clock(): AdminAction {
    const { calendar, store } = this.#services;
    const shown = dateOf(calendar.shown());
    return {
      before: `The clock of this machine shows ${shown}. If that is believed, what is due by it is deleted, and tokens expire.`,
      after: `The clock is believed: it is ${shown}.`,
      table: null,
      perform: async () => {
        calendar.believe();
        await calendar.note(store);
      },
    };
  }
}

function refused(sentence: string): AdminAnswer {
  return { kind: 'refused', sentence };
}

import {
  type Answer, type GuestId, type MoveId, moveIdSchema, type RequestName, type RequestPayload, SETTING_NAMES,
} from '@chinwag/protocol';
import type { Tagged } from '@chinwag/rules';
import { newMoveId } from '../../identity/ids.ts';
import type { TableRecord } from '../../table/record/table-record.ts';
import type { Dice } from './dice.ts';
import type { Findings } from './findings.ts';
import { holderOf, type Ledger } from './ledger.ts';

/** Refusals after which a request may or may not have taken effect, or that are temporary. */
const UNSURE = new Set(['store-unavailable', 'server-stopping', 'server-error', 'too-many-messages']);
/** Refusals of a move that was legal when it was chosen: another player was faster, or has the seat now. */
const OVERTAKEN = new Set([...UNSURE, 'sequence-old', 'bot-plays', 'not-seated', 'only-while-playing']);

/** A move that was sent and has no final answer yet. */
export interface UnsettledMove {
  readonly id: MoveId;
  readonly gameId: string;
  readonly seq: number;
  readonly move: Tagged;
}

/** A pending request, and the number of saves of the table when the request was sent. */
export interface AskedFor<Name extends RequestName> {
  readonly who: GuestId;
  readonly name: Name;
  readonly payload: RequestPayload<Name>;
  readonly saves: number;
}

/** Returns a new attempt at a move. */
export function newAttempt(gameId: string, seq: number, move: Tagged, dice: Dice): UnsettledMove {
  return { id: moveIdSchema.parse(newMoveId(dice.bytes)), gameId, seq, move };
}

/** Checks the table's answers against what has been written. */
export class Answers {
  readonly #ledger: Ledger;
  readonly #findings: Findings;

  constructor(ledger: Ledger, findings: Findings) {
    this.#ledger = ledger;
    this.#findings = findings;
  }

  /** Checks the answer to a move. Returns `settled` if the answer is final, or `again` if the move must be retried. */
  toMove({ id, gameId, move }: UnsettledMove, answer: Answer): 'settled' | 'again' {
    const made = this.#ledger.game(gameId)?.madeBy(id) ?? null;
    if (answer.ok) {
      const received = Reflect.get(answer, 'seq');
      if (made === null) this.#findings.add('lost', `the move ${id} was acknowledged, and is not written down`);
      else if (received !== made) {
        this.#findings.add('lost', `the move ${id} ends with event ${made}, and was answered ${received}`);
      }
      return 'settled';
    }
    // A table remembers only the moves of the current game.
    const isOn = this.#ledger.current?.id === gameId;
    if (made !== null && isOn && !UNSURE.has(answer.code)) {
      this.#findings.add('lost', `the move ${id} was made, and was refused with ${answer.code}`);
    }
    if (!OVERTAKEN.has(answer.code)) this.#findings.add('stuck', `the lawful move ${move.type} was refused with ${answer.code}`);
    if (answer.code === 'server-error') this.#findings.add('stuck', `the table failed over a move`);
    return UNSURE.has(answer.code) ? 'again' : 'settled';
  }

  /** Checks the answer to a request. */
  toRequest<Name extends RequestName>({ who, name, payload, saves }: AskedFor<Name>, answer: Answer): void {
    if (!answer.ok) {
      if (answer.code === 'server-error') this.#findings.add('stuck', `the table failed over ${name}`);
      return;
    }
    const isStored = PROMISES[name];
    if (isStored === undefined) return;
    if (this.#ledger.since(saves).some((table) => isStored(table, who, payload))) return;
    this.#findings.add('lost', `${name} of ${who} was granted, and is not written down`);
  }
}

type Promises = { readonly [Name in RequestName]?: (table: TableRecord, who: GuestId, payload: RequestPayload<Name>) => boolean };

/** The expected record after each granted request. */
const PROMISES: Promises = {
  sit: (table, who, { seat }) => holderOf(table, seat) === who,
  configure: (table, _, { game }) => table.game === game,
  setSettings: ({ settings }, _, change) => SETTING_NAMES.every((name) => (change[name] ?? settings[name]) === settings[name]),
  handOver: ({ host }, _, { person }) => host.id === person,
  removePerson: ({ removed }, _, { person }) => removed.includes(person),
  fillWithBots: ({ seats }) => seats.every(({ kind }) => kind !== 'empty'),
  start: ({ status }) => status !== 'gathering',
  anotherGame: ({ status }) => status !== 'gathering',
  showHand: ({ seats }, who) => seats.some((held) => held.kind === 'person' && held.person === who && held.showsHand),
  hideHand: ({ seats }, who) => seats.some((held) => held.kind === 'person' && held.person === who && !held.showsHand),
};

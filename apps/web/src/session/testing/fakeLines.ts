import type { Answer, GuestId, Refusal, RequestName, TableCode } from '@chinwag/protocol';
import { emptyTable, type TableState } from '@chinwag/protocol/table';
import type { Token } from '../api.ts';
import type { Line, LineEvents, OpenLine } from '../line.ts';

/** Something that was asked over a fake line, and the way to answer it; null is that no answer comes. */
export interface Asked {
  readonly name: RequestName;
  readonly payload: unknown;
  readonly answer: (answer: Answer | null) => void;
}

/** A line that a test holds the other end of. */
export interface FakeLine {
  readonly code: TableCode;
  readonly token: Token;
  /** What the table may tell over it. */
  readonly tell: LineEvents;
  /** What was asked over it, oldest first. */
  readonly asked: readonly Asked[];
  /** How it was hung up, or null while it is up. */
  readonly closedAs: 'away' | 'leaving' | null;
}

/** Lines as tests play them: `open` is what a table connection is given. */
export class FakeLines {
  /** What comes of opening a line: one, or why there is none. */
  comes: 'line' | 'unreachable' | Refusal = 'line';
  /** Called before a line is given, so that a test can do something while it is being opened. */
  opening: () => void | Promise<void> = () => undefined;
  #attempts = 0;
  readonly #lines: FakeLine[] = [];

  readonly open: OpenLine = async (code, token, tell) => {
    this.#attempts += 1;
    await this.opening();
    if (this.comes !== 'line') return this.comes;
    const asked: Asked[] = [];
    let closedAs: FakeLine['closedAs'] = null;
    this.#lines.push({
      code,
      token,
      tell,
      asked,
      get closedAs() {
        return closedAs;
      },
    });
    const line: Line = {
      id: `line-${this.#lines.length}`,
      request: (name, payload) => new Promise((answer) => asked.push({ name, payload, answer })),
      close: (as) => {
        closedAs = as;
        for (const { answer } of asked) answer(null);
      },
    };
    return line;
  };

  /** How often somebody tried to open a line. */
  get attempts(): number {
    return this.#attempts;
  }

  /** The line opened last. */
  get line(): FakeLine {
    const line = this.#lines.at(-1);
    if (line === undefined) throw new Error('no line has been opened');
    return line;
  }

  /** What has been asked under this name, over all lines. */
  asked(name: RequestName): readonly Asked[] {
    return this.#lines.flatMap((line) => line.asked.filter((asked) => asked.name === name));
  }

  /** Breaks the newest line, which is then being taken up again: what was asked over it gets no answer. */
  drop(): void {
    for (const { answer } of this.line.asked) answer(null);
    this.line.tell.dropped();
  }

  /** Ends the newest line for good: with the house's reason, or null where it was lost. */
  end(refusal: Refusal | null): void {
    for (const { answer } of this.line.asked) answer(null);
    this.line.tell.closed(refusal);
  }
}

/** The state of a table at which nobody sits, as the server sends it, with these fields. */
export function tableState(fields: Partial<TableState> = {}): TableState {
  const [code, host] = ['ABCDEFGHJK' as TableCode, 'guest-marta' as GuestId];
  return emptyTable({ code, host, game: 'chinkway', seatsWished: 4, ...fields });
}

import { findBot } from '@chinwag/bots';
import type { RequestPayload } from '@chinwag/protocol';
import { findGame } from '@chinwag/rules';
import { isLine, type Line } from '../line.ts';
import type { KeptGame } from './keptGame.ts';
import type { FromWorker, ToWorker } from './localMessages.ts';
import { LOCAL_CODE } from './localSeat.ts';
import { LocalTable } from './localTable.ts';
import { newSeed } from './newSeed.ts';
import { byTimer } from '../playback.ts';

/** A table on the device with its rules and its bots, on a thread of its own: however long a bot thinks, the page goes on. */
let line: Promise<Line> | null = null;
let pause = 0;
/** What is to be kept once all has happened that happens now. */
let unkept: KeptGame | null = null;

const tell = (message: FromWorker): void => postMessage(message);

const nothing = (): void => undefined;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'open':
      pause = data.pause;
      line = open(data);
      break;
    case 'ask':
      void answer(data);
      break;
    case 'pause':
      pause = data.pause;
  }
});

async function open({ game: id, setup, kept, name }: Extract<ToWorker, { type: 'open' }>): Promise<Line> {
  const [game, bot] = [findGame(id), findBot(id)];
  if (game === null || bot === null) throw new Error(`there is no ${id}`);
  const table = new LocalTable({
    game,
    bot,
    setup,
    kept,
    name,
    seed: newSeed,
    pause: () => pause,
    schedule: byTimer,
    keep,
  });
  tell({ type: 'opened' });
  const opened = await table.openLine(LOCAL_CODE, '', {
    table: (told) => tell({ type: 'table', table: told }),
    snapshot: (snapshot) => tell({ type: 'snapshot', snapshot }),
    events: (message) => tell({ type: 'events', message }),
    said: nothing,
    sign: nothing,
    nudge: nothing,
    clocks: nothing,
    timeOut: nothing,
    elsewhere: nothing,
    shuffle: nothing,
    dropped: nothing,
    resumed: nothing,
    closed: nothing,
  });
  if (!isLine(opened)) throw new Error('a table on the device refuses');
  return opened;
}

function keep(game: KeptGame): void {
  if (unkept === null) queueMicrotask(tellKept);
  unkept = game;
}

function tellKept(): void {
  if (unkept !== null) tell({ type: 'keep', kept: unkept });
  unkept = null;
}

async function answer({ id, name, payload }: Extract<ToWorker, { type: 'ask' }>): Promise<void> {
  // The table reads for itself what it is asked.
  const given = (await line)?.request(name, payload as RequestPayload<typeof name>);
  tell({ type: 'answer', id, answer: (await given) ?? null });
}

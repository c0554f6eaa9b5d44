import { findBot } from '@chinwag/bots';
import type { RequestPayload } from '@chinwag/protocol';
import { findGame } from '@chinwag/rules';
import { isConnection, type Connection } from '../connection.ts';
import type { StoredPractice } from './storedPractice.ts';
import type { FromWorker, ToWorker } from './localMessages.ts';
import { LOCAL_CODE } from './localSeat.ts';
import { LocalTable } from './localTable.ts';
import { newSeed } from './newSeed.ts';
import { byTimer } from '../playback.ts';

/** A table on the device with its rules and its bots, on its own thread. However long a bot thinks, the page keeps responding. */
let connection: Promise<Connection> | null = null;
let pause = 0;
/** The game to store once all current events have happened. */
let unstored: StoredPractice | null = null;

const tell = (message: FromWorker): void => postMessage(message);

const nothing = (): void => undefined;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'open':
      pause = data.pause;
      connection = open(data);
      break;
    case 'ask':
      void answer(data);
      break;
    case 'pause':
      pause = data.pause;
  }
});

async function open({ game: id, setup, stored, name }: Extract<ToWorker, { type: 'open' }>): Promise<Connection> {
  const game = findGame(id);
  if (game === null) throw new Error(`there is no ${id}`);
  const table = new LocalTable({
    game,
    bots: (strength) => findBot(id, strength),
    setup,
    stored,
    name,
    seed: newSeed,
    pause: () => pause,
    schedule: byTimer,
    keep,
  });
  tell({ type: 'opened' });
  const opened = await table.openConnection(LOCAL_CODE, '', {
    table: (table) => tell({ type: 'table', table }),
    snapshot: (snapshot) => tell({ type: 'snapshot', snapshot }),
    events: (message) => tell({ type: 'events', message }),
    said: nothing,
    sign: nothing,
    nudge: nothing,
    clocks: nothing,
    timeOut: nothing,
    elsewhere: nothing,
    otherDevice: nothing,
    shuffle: nothing,
    dropped: nothing,
    resumed: nothing,
    closed: nothing,
  });
  if (!isConnection(opened)) throw new Error('a table on the device refuses');
  return opened;
}

function keep(game: StoredPractice): void {
  if (unstored === null) queueMicrotask(sendUnstored);
  unstored = game;
}

function sendUnstored(): void {
  if (unstored !== null) tell({ type: 'keep', stored: unstored });
  unstored = null;
}

async function answer({ id, name, payload }: Extract<ToWorker, { type: 'ask' }>): Promise<void> {
  // The table parses requests itself.
  const given = (await connection)?.request(name, payload as RequestPayload<typeof name>);
  tell({ type: 'answer', id, answer: (await given) ?? null });
}

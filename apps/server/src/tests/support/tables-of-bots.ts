import type { NewGuest, TableCode } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { granted, newTable } from './api.ts';
import { RawConnection } from './raw-connection.ts';
import { TestPlayer } from './test-player.ts';

/**
 * Opens a table of bots only and starts the game, with a spectator at the client address `from`. Resolves with the table code.
 * Rejects if the server refuses a request.
 */
export async function tableOfBots(url: string, guest: NewGuest, from: string): Promise<TableCode> {
  const code = await newTable(url, guest);
  const host = await TestPlayer.join(url, guest, code, games);
  granted(await host.request('setSettings', { pace: 'at-once', watching: 'public' }));
  granted(await host.request('stand', {}));
  granted(await host.request('fillWithBots', {}));
  await host.leave();
  const connection = await RawConnection.join(url, code, { guest, from });
  connection.ask('start', {});
  return code;
}

/** Resolves with the number of moves made on a server, according to its metrics. */
export async function movesMade(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return [...metrics.matchAll(/^chinwag_moves\S* (\d+)$/gm)].reduce((sum, [, moves]) => sum + Number(moves), 0);
}

// @vitest-environment happy-dom
import type { Answer } from '@chinwag/protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { onTable, trickOf } from '../table/testing/gameOnTable.ts';
import type { Connection } from './connection.ts';
import { SheetReport } from './sheetReport.ts';

afterEach(() => vi.restoreAllMocks());

const played = onTable(trickOf(2));
const read = { ...played, isScoreRead: true };

function reporting(looksOn = false) {
  const request = vi.fn<(name: string, payload: unknown) => Promise<Answer>>(async () => ({ ok: true }));
  const connection = { id: 'line', request, close: () => undefined } as unknown as Connection;
  const report = new SheetReport({ connection: () => connection, looksOn: () => looksOn });
  return { report, said: () => request.mock.calls };
}

it('a player’s page reports an open score once, and a closed one once', () => {
  const { report, said } = reporting();
  for (const game of [played, read, { ...read, behind: 3 }, played, played]) report.score(game);
  const about = { of: 'score', game: 'g1', deals: played.newest.records.length };
  expect(said()).toEqual([['sheet', { ...about, is: 'open' }], ['sheet', { ...about, is: 'closed' }]]);
});

it('a player’s page repeats its report after a reconnect, as the table can have lost it', () => {
  const { report, said } = reporting();
  report.connectionUp();
  expect(said()).toEqual([]);
  const is: string[] = [];
  for (const game of [read, played]) {
    report.score(game);
    report.connectionUp();
    is.push(...said().slice(is.length).map(([, payload]) => (payload as { readonly is: string }).is));
  }
  expect(is).toEqual(['open', 'open', 'closed', 'closed']);
});

it('a hidden page reports nothing', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { report, said } = reporting();
  for (const game of [played, read, played]) report.score(game);
  expect(said()).toEqual([]);
});

it('a spectator’s page reports nothing', () => {
  const { report, said } = reporting(true);
  for (const game of [played, read, played]) report.score(game);
  expect(said()).toEqual([]);
});

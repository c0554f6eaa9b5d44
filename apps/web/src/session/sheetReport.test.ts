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

it('the page of one who plays says once that the score is open, and once that it is closed', () => {
  const { report, said } = reporting();
  for (const game of [played, read, { ...read, behind: 3 }, played, played]) report.score(game);
  const about = { of: 'score', game: 'g1', deals: played.newest.records.length };
  expect(said()).toEqual([['sheet', { ...about, is: 'open' }], ['sheet', { ...about, is: 'closed' }]]);
});

it('says again over another connection how it is, as the table may have forgotten it, or never heard it', () => {
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

it('a page out of sight says nothing: nobody reads there', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { report, said } = reporting();
  for (const game of [played, read, played]) report.score(game);
  expect(said()).toEqual([]);
});

it('one who looks on says nothing', () => {
  const { report, said } = reporting(true);
  for (const game of [played, read, played]) report.score(game);
  expect(said()).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@chinwag/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { backUp } from '../store/backup.ts';
import { type Exposition, readExposition, sumOf } from './support/exposition.ts';
import { playingTable } from './support/gatherings.ts';
import { firstMove, isOver, playOn } from './support/play.ts';
import { namesInQuery } from './support/promql.ts';
import { temporaryDirectory } from './support/temporary-directory.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const OPERATING = new URL('../../../../docs/operating/', import.meta.url);
/** The metrics and labels that Prometheus adds by itself. */
const BY_PROMETHEUS = { metrics: ['up'], labels: ['instance', 'job'] };

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ runbook: z.string() }) })),
    }),
  ),
});
const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});
const read = (name: string): string => readFileSync(new URL(name, OPERATING), 'utf8');
const rules = rulesSchema.parse(parse(read('alerts.yml'))).groups.flatMap((group) => group.rules);
const panels = dashboardSchema.parse(JSON.parse(read('dashboard.json'))).panels;
const runbook = read('runbook.md');

let server: TestServer;
let exposed: Exposition;
const backups = temporaryDirectory();

/** The evening: a game is played to its end beside another in progress, with all metrics. */
beforeAll(async () => {
  server = await startTestServer();
  const { host } = await playingTable(server.url, 1, { options: { length: 'short' } });
  await playOn(host, () => isOver(host));
  const { host: other } = await playingTable(server.url, 1);
  await other.until(() => other.isToMove);
  await other.move(firstMove(other), { id: 'too-early', seq: 0 });
  const returned = new Promise((resolve) => other.room.onReconnect.once(() => resolve(null)));
  other.room.connection.close();
  await returned;
  await fetch(`${server.url}/api/no-such-thing`);
  backUp(server.dataDirectory, join(backups.path, 'copy.db'));
  exposed = readExposition(await (await fetch(`${server.url}/metrics`)).text());
});
afterAll(async () => {
  await server.close();
  backups.remove();
});

/** Returns the names in a query that the server does not expose: metrics, their labels, and label values. */
function missingFrom(query: string): readonly string[] {
  const { metrics, groupings } = namesInQuery(query);
  const ours = metrics.filter(({ name }) => !BY_PROMETHEUS.metrics.includes(name));
  const labels = new Set(ours.flatMap(({ name }) => (exposed.get(name) ?? []).flatMap((series) => Object.keys(series.labels))));
  const has = (name: string, label: string, value: string | null): boolean =>
    BY_PROMETHEUS.labels.includes(label)
    || (exposed.get(name) ?? []).some((series) => label in series.labels && (value === null || series.labels[label] === value));
  return [
    ...ours.filter(({ name }) => !exposed.has(name)).map(({ name }) => name),
    ...ours.flatMap(({ name, matchers }) =>
      matchers.filter(({ label, value }) => !has(name, label, value)).map(({ label, value }) => `${name}{${label}="${value}"}`),
    ),
    ...groupings.filter((label) => !BY_PROMETHEUS.labels.includes(label) && !labels.has(label)),
  ];
}

it('a server with players exposes every metric and label that an alert or the dashboard names', () => {
  const queries = [...rules.map(({ expr }) => expr), ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
  expect(queries.length).toBeGreaterThan(30);
  expect(queries.filter((query) => namesInQuery(query).metrics.length === 0)).toEqual([]);
  expect(queries.flatMap(missingFrom)).toEqual([]);
  expect([...runbook.matchAll(/\b(?:chinwag|nodejs|process)_[a-z_]+/g)].map(([name]) => name).filter(isUnknown)).toEqual([]);
});

it('the check finds a metric, a label or a value in a query that no server exposes', () => {
  expect(missingFrom('rate(chinwag_moves_totl[5m]) > 1')).toEqual(['chinwag_moves_totl']);
  expect(missingFrom('sum by (gaem) (chinwag_moves_total{table="X"})')).toEqual(['chinwag_moves_total{table="X"}', 'gaem']);
  expect(missingFrom('chinwag_move_seconds_count{outcome="done"}')).toEqual(['chinwag_move_seconds_count{outcome="done"}']);
});

it.each(rules)('$alert has a part of the runbook with its meaning, impact, diagnosis and mitigation', (rule) => {
  expect(rule.annotations.runbook).toBe(`runbook.md#${rule.alert.toLowerCase()}`);
  const [, part = ''] = new RegExp(`^## ${rule.alert}\n(.*?)(?=^## |(?![^]))`, 'ms').exec(runbook) ?? [];
  const words = [...part.matchAll(/^\*\*(\w+)\.\*\* /gm)].map(([, word]) => word);
  expect(words).toEqual(['Meaning', 'Impact', 'Diagnosis', 'Mitigation']);
});

/** Returns whether no server exposes a metric, or a histogram, of that name. */
function isUnknown(name: string): boolean {
  return !exposed.has(name) && !exposed.has(`${name}_bucket`) && !exposed.has(`${name}_sum`);
}

describe('the metrics of an evening', () => {
  it.each([
    ['chinwag_joins_total', {}, 2],
    ['chinwag_drops_total', {}, 1],
    ['chinwag_reconnections_total', {}, 1],
    ['chinwag_games_started_total', { game: 'chinkway' }, 2],
    ['chinwag_games_ended_total', { game: 'chinkway', ending: 'played' }, 1],
    ['chinwag_tables_by_status', { status: 'playing' }, 1],
    ['chinwag_tables_by_status', { status: 'finished' }, 1],
    ['chinwag_tables_by_status', { status: 'gathering' }, 0],
    ['chinwag_http_requests_total', { route: 'read', code: '404' }, 1],
    ['chinwag_ready', {}, 1],
    ['chinwag_build_info', { node: process.version }, 1],
  ])('have %s %o at %i', (name, labels, value) => {
    expect(sumOf(exposed, name, labels)).toBe(value);
  });

  it('count refused moves separately from moves that were made', () => {
    expect(sumOf(exposed, 'chinwag_move_seconds_count', { outcome: 'refused' })).toBe(1);
    expect(sumOf(exposed, 'chinwag_move_seconds_count', { outcome: 'made' })).toBeGreaterThan(10);
  });

  it('include how long bots think, the size of the store, and the time of its last backup', () => {
    expect(sumOf(exposed, 'chinwag_bot_thinking_seconds_count', { outcome: 'chosen' })).toBeGreaterThan(10);
    expect(sumOf(exposed, 'chinwag_bots_thinking')).toBeLessThan(10);
    expect(sumOf(exposed, 'chinwag_database_size_bytes')).toBeGreaterThan(100_000);
    const backup = sumOf(exposed, 'chinwag_backup_last_timestamp_seconds') ?? 0;
    expect(Math.abs(Date.now() / 1000 - backup)).toBeLessThan(600);
  });

  it('name no table, no person and no single game, and have few values of each label', () => {
    const values = [...exposed].flatMap(([name, series]) =>
      name.startsWith('chinwag_') ? series.flatMap(({ labels }) => Object.entries(labels)) : [],
    );
    const labels = [...new Set(values.map(([label]) => label))].toSorted();
    expect(labels).toEqual(['code', 'ending', 'game', 'kind', 'le', 'node', 'outcome', 'route', 'status', 'version']);
    expect(new Set(values.map(([label, value]) => `${label} ${value}`)).size).toBeLessThan(80);
    expect(values.filter(([label, value]) => label === 'game' && !Object.hasOwn(games, value))).toEqual([]);
    expect(exposed.size).toBeLessThan(150);
  });
});

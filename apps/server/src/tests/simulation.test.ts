import { beforeAll, expect, it } from 'vitest';
import { type EveningReport, Evenings } from './simulation/evening.ts';
import { FAULT_KINDS } from './simulation/faults.ts';
import { Ownership } from './simulation/ownership.ts';
import { addUp } from './simulation/sums.ts';

/** The number of evenings; `npm run simulate` plays for any time. */
const EVENINGS = 24;
const TIMEOUT_MS = 300_000;

let evenings: Evenings;
beforeAll(async () => {
  evenings = await Evenings.prepare();
});

it('nothing is lost, doubled, leaked or stuck in simulated evenings with every fault', { timeout: TIMEOUT_MS }, async () => {
  const reports: EveningReport[] = [];
  for (let seed = 1; seed <= EVENINGS; seed++) {
    const report = await evenings.play(seed);
    expect({ seed, findings: report.findings }).toEqual({ seed, findings: [] });
    reports.push(report);
  }
  const { faults, games, moves } = addUp(reports);
  expect(games).toBeGreaterThan(EVENINGS / 2);
  expect(moves).toBeGreaterThan(EVENINGS * 100);
  expect(FAULT_KINDS.filter((kind) => faults[kind] === 0)).toEqual([]);
});

it('the same seed gives the same evening, and another seed another one', { timeout: TIMEOUT_MS }, async () => {
  const [once, again, other] = [await evenings.play(2), await evenings.play(2), await evenings.play(3)];
  expect(again).toEqual(once);
  expect(other.hash).not.toBe(once.hash);
});

it('no two processes own a table at once, and one soon owns it, under faults of every kind', { timeout: TIMEOUT_MS }, async () => {
  const report = await new Ownership({ seed: 1, processes: 20, tables: 300, minutes: 6 }).run();
  expect(report.findings).toEqual([]);
  expect(report.longestGap).toBeGreaterThan(1000);
  expect(Object.values(report.faults)).not.toContain(0);
  expect(Object.keys(report.taken)).toEqual(expect.arrayContaining(['nobodys', 'let-go', 'owner-dead', 'lease-ended']));
});

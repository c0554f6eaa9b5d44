import { beforeAll, expect, it } from 'vitest';
import { type EveningReport, Evenings } from './simulation/evening.ts';
import { FAULT_KINDS } from './simulation/faults.ts';
import { addUp } from './simulation/sums.ts';

/** So many evenings; `npm run simulate` plays for as long as one likes. */
const EVENINGS = 12;
const PATIENCE = 300_000;

let evenings: Evenings;
beforeAll(async () => {
  evenings = await Evenings.prepare();
});

it('nothing is lost, doubled, leaked or stuck in evenings by chance, whatever people do and however much fails', { timeout: PATIENCE }, async () => {
  const reports: EveningReport[] = [];
  for (let seed = 1; seed <= EVENINGS; seed++) {
    const report = await evenings.play(seed);
    if (report.findings.length > 0) {
      expect.fail([...report.findings.map(({ wrong, what }) => `${wrong}: ${what}`), `Again: npm run simulate -- --seed ${seed}`].join('\n'));
    }
    reports.push(report);
  }
  const { faults, games, moves } = addUp(reports);
  expect(games).toBeGreaterThanOrEqual(EVENINGS);
  expect(moves).toBeGreaterThan(EVENINGS * 100);
  for (const kind of FAULT_KINDS) expect(faults[kind], kind).toBeGreaterThan(0);
});

it('the same seed gives the same evening, and another seed another', { timeout: PATIENCE }, async () => {
  const [once, again, other] = [await evenings.play(2), await evenings.play(2), await evenings.play(3)];
  expect(again).toEqual(once);
  expect(other.hash).not.toBe(once.hash);
});

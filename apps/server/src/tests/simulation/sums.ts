import type { EveningReport } from './evening.ts';
import { FAULT_KINDS, type FaultCounts, NO_FAULTS } from './faults.ts';
import { type Wrong, WRONGS } from './findings.ts';

/** The totals of many evenings. */
export interface EveningSums {
  readonly evenings: number;
  readonly hours: number;
  readonly hoursInCompany: number;
  readonly moves: number;
  readonly games: number;
  readonly faults: FaultCounts;
  /** The number of evenings with each kind of finding. */
  readonly found: Readonly<Record<Wrong, number>>;
  /** The number of evenings with any finding. */
  readonly wrong: number;
}

export function addUp(reports: readonly EveningReport[]): EveningSums {
  const sum = (of: (report: EveningReport) => number): number => reports.reduce((total, report) => total + of(report), 0);
  const faults = FAULT_KINDS.map((kind) => [kind, sum((report) => report.faults[kind])]);
  const found = WRONGS.map((wrong) => [wrong, sum((report) => (report.findings.some((one) => one.wrong === wrong) ? 1 : 0))]);
  return {
    evenings: reports.length,
    hours: sum(({ hours }) => hours),
    hoursInCompany: sum(({ hoursInCompany }) => hoursInCompany),
    moves: sum(({ moves }) => moves),
    games: sum(({ games }) => games),
    faults: { ...NO_FAULTS, ...Object.fromEntries(faults) },
    found: Object.fromEntries(found) as EveningSums['found'],
    wrong: sum(({ findings }) => (findings.length > 0 ? 1 : 0)),
  };
}

/** Returns the totals as a few lines of text, after a CPU time in seconds. */
export function inShort(sums: EveningSums, seconds: number): readonly string[] {
  const { evenings, hours, hoursInCompany, moves, games, faults, found } = sums;
  const perMinute = Math.round((hours * 60) / seconds);
  return [
    `${evenings} evenings, ${Math.round(hours)} table-hours (${Math.round(hoursInCompany)} with somebody there)`,
    `${games} games, ${moves} moves`,
    `in ${seconds.toFixed(1)} s of the processor's time: ${perMinute} table-hours a minute`,
    `faults: ${FAULT_KINDS.map((kind) => `${faults[kind]} ${kind}`).join(', ')}`,
    WRONGS.map((wrong) => `${found[wrong]} ${wrong}`).join(', '),
  ];
}

import { existsSync, readFileSync } from 'node:fs';
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { messages } from '../languages/plugin.ts';
import type { Fault, Planted } from './fault.ts';
import { markedModules, markedTest } from './marked-modules.ts';

/** Whether the tests of a run share one worker with its loaded code, or have one worker each. */
type WorkerUse = 'together' | 'alone';

/** The runs of the test for a mutation: one without the mutation, perhaps shared by several mutations, and one with it. */
interface NoticingRuns {
  readonly sound: TestSpecification;
  readonly faulty: TestSpecification;
}

/** Runs tests in the given order. */
class GivenOrder extends BaseSequencer {
  override sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(specifications);
  }
}

const ENVIRONMENTS = ['node', 'happy-dom'] as const;

/** The test timeout, increased so that a slow test does not count as failed. */
const TIMEOUT_MS = 60_000;

/**
 * Makes each mutation alone and runs its test, which must pass without the mutation and fail with it. Tests share one worker,
 * because loading the code takes longer than running them. One test's leftovers may affect the next, so an undetected mutation gets
 * a second run in its own worker. Resolves with the results.
 */
export async function plantedInCode(faults: readonly Fault[]): Promise<readonly Planted[]> {
  const whyNot = new Map(faults.map((fault) => [fault, whyNotMade(fault)]));
  const made = faults.filter((fault) => whyNot.get(fault) === null);
  const run = await startedRun(faults);
  try {
    for (const [fault, why] of await noticed(run, faults, made, 'together')) whyNot.set(fault, why);
    const unnoticed = made.filter((fault) => whyNot.get(fault) !== null);
    for (const [fault, why] of await noticed(run, faults, unnoticed, 'alone')) whyNot.set(fault, why);
  } finally {
    await run.close();
  }
  return faults.map((fault) => ({ fault: fault.fault, noticing: fault.red, whyNot: whyNot.get(fault) ?? null }));
}

function whyNotMade({ file, replaced }: Fault): string | null {
  if (existsSync(file) && readFileSync(file, 'utf8').split(replaced).length === 2) return null;
  return `this stands in ${file} no more, or more than once: ${replaced}`;
}

function startedRun(faults: readonly Fault[]): Promise<Vitest> {
  /** The messages, compiled once. */
  const compiled = messages();
  return createVitest('test', {
    root: '.',
    watch: false,
    config: false,
    reporters: [{}],
    maxWorkers: 1,
    sequence: { sequencer: GivenOrder },
    projects: ENVIRONMENTS.flatMap((environment, at) => (['together', 'alone'] as const).map((use) => ({
      plugins: [compiled, markedModules(faults)],
      test: {
        name: projectName(environment, use), environment, include: [], pool: 'threads' as const, isolate: use === 'alone',
        testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS, sequence: { groupOrder: use === 'alone' ? 0 : at },
      },
    }))),
  });
}

function projectName(environment: typeof ENVIRONMENTS[number], use: WorkerUse): string {
  return `${environment} ${use}`;
}

/** Makes some of the mutations of a run. Resolves, for each, with the reason why it was not detected, or null. */
async function noticed(
  run: Vitest,
  all: readonly Fault[],
  made: readonly Fault[],
  use: WorkerUse,
): Promise<ReadonlyMap<Fault, string | null>> {
  const runs = noticingRuns(run, all, made, use);
  const specifications = new Set([...runs.values()].flatMap(({ sound, faulty }) => [sound, faulty]));
  if (specifications.size > 0) await run.runTestSpecifications([...specifications]);
  return new Map([...runs].map(([fault, { sound, faulty }]) => [fault, whyUnnoticed(fault, sound, faulty)]));
}

/** Returns the runs for the mutations. Those for one test are together, after the run without a mutation. */
function noticingRuns(
  run: Vitest,
  all: readonly Fault[],
  made: readonly Fault[],
  use: WorkerUse,
): ReadonlyMap<Fault, NoticingRuns> {
  const specify = (fault: Fault, mark: 'sound' | 'faulty'): TestSpecification => {
    const project = run.getProjectByName(projectName(environmentOf(fault), use));
    const testNamePattern = new RegExp(`${fault.red.replace(/[^\w\s]/g, '\\$&')}$`);
    return project.createSpecification(markedTest(fault, all.indexOf(fault), mark), { testNamePattern });
  };
  const nameOf = ({ tests, red }: Fault): string => `${tests} ${red}`;
  const inOrder = made.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  const sound = new Map(inOrder.map((fault) => [nameOf(fault), specify(fault, 'sound')]));
  return new Map(inOrder.flatMap((fault): readonly [Fault, NoticingRuns][] => {
    const before = sound.get(nameOf(fault));
    return before === undefined ? [] : [[fault, { sound: before, faulty: specify(fault, 'faulty') }]];
  }));
}

function environmentOf({ tests }: Fault): typeof ENVIRONMENTS[number] {
  return existsSync(tests) && readFileSync(tests, 'utf8').includes('@vitest-environment happy-dom') ? 'happy-dom' : 'node';
}

function whyUnnoticed({ tests, red }: Fault, sound: TestSpecification, faulty: TestSpecification): string | null {
  const before = statesOf(sound, red);
  if (before.length === 0) return `there is no such test in ${tests}: ${red}`;
  if (before.some((state) => state !== 'passed')) return `the test is red without the fault: ${red}`;
  const after = statesOf(faulty, red);
  if (after.length === 0) return `the test cannot be loaded with the fault: ${red}`;
  return after.includes('failed') ? null : `the test stays green: ${red}`;
}

function statesOf({ testModule }: TestSpecification, name: string): readonly string[] {
  return [...testModule?.children.allTests() ?? []].filter((test) => test.name === name).map((test) => test.result().state);
}

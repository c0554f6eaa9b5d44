import { posix } from 'node:path';

/** A mutation, and the test that must fail because of it. */
export interface Fault {
  /** The consequence for players. */
  readonly fault: string;
  /** The file that is mutated. */
  readonly file: string;
  /** The text to replace, which occurs once in the file. */
  readonly replaced: string;
  readonly by: string;
  /** The test file and the test in it that must fail. */
  readonly tests: string;
  readonly red: string;
  /** The service that the test needs. Without the service, the run skips the mutation. */
  readonly needs?: 'PostgreSQL';
}

/** A mutation that was made, and its result: null if a test detected it, or the reason why not. */
export interface Planted {
  readonly fault: string;
  /** The test or check that must detect the mutation. */
  readonly noticing: string;
  readonly whyNot: string | null;
}

/** A mutation as listed. By default, its tests are beside the file, under the same name. */
type ListedFault = Omit<Fault, 'tests'> & Partial<Pick<Fault, 'tests'>>;

/** Returns the mutations listed for a folder, with all paths resolved against it. */
export function faultsIn(folder: string, listed: readonly ListedFault[]): readonly Fault[] {
  return listed.map(({ file, tests = file.replace(/\.tsx?$/, '.test$&'), ...fault }) => ({
    ...fault, file: posix.join(folder, file), tests: posix.join(folder, tests),
  }));
}

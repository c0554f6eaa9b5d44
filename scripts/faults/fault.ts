import { posix } from 'node:path';

/** A fault as somebody might make it, and the test that must notice. */
export interface Fault {
  /** What goes wrong for players. */
  readonly fault: string;
  /** The file it is made in. */
  readonly file: string;
  /** The text that is replaced, which stands there once. */
  readonly replaced: string;
  readonly by: string;
  /** The file of tests that notices, and the test of it that turns red. */
  readonly tests: string;
  readonly red: string;
  /** What the test needs; where it is missing, the fault is not made. */
  readonly needs?: 'PostgreSQL';
}

/** A fault that was made, and whether it is noticed: null if it is, else why not. */
export interface Planted {
  readonly fault: string;
  /** The test or the check that is to notice. */
  readonly noticing: string;
  readonly whyNot: string | null;
}

/** A fault as a list has it: the tests that notice lie beside the file, under its name, if it names no others. */
type ListedFault = Omit<Fault, 'tests'> & Partial<Pick<Fault, 'tests'>>;

/** The faults of a folder, whose files and tests are all in it. */
export function faultsIn(folder: string, listed: readonly ListedFault[]): readonly Fault[] {
  return listed.map(({ file, tests = file.replace(/\.tsx?$/, '.test$&'), ...fault }) => ({
    ...fault, file: posix.join(folder, file), tests: posix.join(folder, tests),
  }));
}

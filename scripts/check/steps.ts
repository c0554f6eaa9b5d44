/** A step of the check that a change must pass before it lands. */
export interface CheckStep {
  readonly name: string;
  readonly command: readonly [program: string, ...args: readonly string[]];
  /** The steps that must pass before this one. Each is in an earlier lane, or earlier in the same lane. */
  readonly needs?: readonly string[];
}

/** A step, and whether it passed, failed, or did not run. */
export interface StepResult<Tried extends CheckStep> {
  readonly step: Tried;
  readonly end: 'good' | 'bad' | 'not tried';
}

/**
 * Runs the steps of each lane in order, and the lanes in parallel. Skips a step if a step that it needs has not passed. Resolves
 * with the results, in the given order. Rejects if a step needs a step that does not come before it.
 */
export async function inLanes<Tried extends CheckStep>(
  lanes: readonly (readonly Tried[])[],
  run: (step: Tried) => Promise<boolean>,
): Promise<readonly StepResult<Tried>[]> {
  const outcomes = new Map<string, Promise<StepResult<Tried>>>();
  for (const lane of lanes) {
    let before: Promise<unknown> = Promise.resolve();
    for (const step of lane) {
      const needed = (step.needs ?? []).map((name) => {
        const outcome = outcomes.get(name);
        if (outcome === undefined) throw new Error(`"${step.name}" needs "${name}", which is not before it`);
        return outcome;
      });
      const outcome = Promise.all([Promise.all(needed), before])
        .then(([all]) => (all.every(({ end }) => end === 'good') ? run(step) : null))
        .then((ok): StepResult<Tried> => ({ step, end: ok === null ? 'not tried' : ok ? 'good' : 'bad' }));
      outcomes.set(step.name, outcome);
      before = outcome;
    }
  }
  return Promise.all(outcomes.values());
}

import { describe, expect, it } from 'vitest';
import { inLanes, type CheckStep } from './steps.ts';

const step = (name: string, ...needs: readonly string[]): CheckStep => ({ name, command: [name], needs });

/** Runs steps that end on demand. Returns the started steps. */
function trial(...lanes: readonly (readonly CheckStep[])[]) {
  const started = new Map<string, (ok: boolean) => void>();
  const whole = inLanes(lanes, ({ name }) => new Promise<boolean>((resolve) => started.set(name, resolve)));
  return {
    started: () => [...started.keys()],
    end: async (name: string, ok = true) => {
      started.get(name)?.(ok);
      await new Promise(setImmediate);
    },
    outcomes: async () => (await whole).map(({ step: { name }, end }) => `${name}: ${end}`),
  };
}

describe('the steps of the check', () => {
  it('run one after the other in a lane, and in parallel across lanes', async () => {
    const { started, end, outcomes } = trial([step('build'), step('types')], [step('units')]);
    await end('');
    expect(started()).toEqual(['build', 'units']);
    await end('build', false);
    expect(started()).toEqual(['build', 'units', 'types']);
    await end('units');
    await end('types');
    expect(await outcomes()).toEqual(['build: bad', 'types: good', 'units: good']);
  });

  it('wait for what they need in another lane', async () => {
    const { started, end } = trial([step('build')], [step('units'), step('browsers', 'build')]);
    await end('');
    await end('units');
    expect(started()).toEqual(['build', 'units']);
    await end('build');
    expect(started()).toEqual(['build', 'units', 'browsers']);
  });

  it('are skipped and not good if a step they need fails, and later steps still run', async () => {
    const { started, end, outcomes } = trial([step('build')], [step('browsers', 'build'), step('units')]);
    await end('');
    await end('build', false);
    expect(started()).toEqual(['build', 'units']);
    await end('units');
    expect(await outcomes()).toEqual(['build: bad', 'browsers: not tried', 'units: good']);
  });

  it('can need only earlier steps', async () => {
    const lanes = [[step('units', 'build')], [step('build')]];
    await expect(inLanes(lanes, () => Promise.resolve(true))).rejects.toThrow('not before it');
  });
});

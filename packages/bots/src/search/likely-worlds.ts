import type { DrawNumber } from '@chinwag/rules';

/** A sampled world and the likelihood of the observed play in it. */
export interface WeighedWorld<World> {
  readonly world: World;
  readonly likelihood: number;
}

/** The resolution of the random offset at which sampling starts. */
const FINE = 1 << 20;

/**
 * Returns `count` worlds by systematic resampling. Each world appears in proportion to its likelihood, rounded up or down at
 * random.
 */
export function likelyWorlds<World>(guesses: readonly WeighedWorld<World>[], count: number, draw: DrawNumber): readonly World[] {
  const step = guesses.reduce((sum, { likelihood }) => sum + likelihood, 0) / count;
  let next = (step * draw(FINE)) / FINE;
  let passed = 0;
  return guesses.flatMap(({ world, likelihood }) => {
    passed += likelihood;
    const taken: World[] = [];
    for (; next < passed; next += step) taken.push(world);
    return taken;
  });
}

import type { DrawNumber } from '@chinwag/rules';

/** A world that may be, and how likely it makes what was seen. */
export interface WeighedWorld<World> {
  readonly world: World;
  readonly likelihood: number;
}

/** How finely it is drawn from where in the row the worlds are taken. */
const FINE = 1 << 20;

/** So many of some guesses, each as often as its likelihood is a share of all, rounded up or down by chance. */
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

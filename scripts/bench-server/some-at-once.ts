/**
 * Runs a task for each item, at most `most` concurrently. Resolves with the results, in the order of the items. Rejects if a task
 * fails.
 */
export async function someAtOnce<One, Made>(
  many: readonly One[],
  most: number,
  task: (one: One, at: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  const left = many.entries();
  const worker = async (): Promise<void> => {
    for (const [at, one] of left) made[at] = await task(one, at);
  };
  await Promise.all(Array.from({ length: most }, worker));
  return made;
}

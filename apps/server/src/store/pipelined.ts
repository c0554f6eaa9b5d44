/** The results of statements, in order. */
type Results<Sent extends readonly unknown[]> = { -readonly [At in keyof Sent]: Awaited<Sent[At]> };

/**
 * Waits for statements that were sent on one connection without waiting for each other. The database runs them in order, so that a
 * statement may need an earlier one to succeed, but not its result. Over a network, they take one round trip instead of one each.
 * Resolves with their results. If a statement fails, rejects with the first error, once nothing is running any more.
 */
export async function pipelined<const Sent extends readonly unknown[]>(sent: Sent): Promise<Results<Sent>> {
  await Promise.allSettled(sent);
  return Promise.all(sent);
}

/** The results of statements, in order. */
type Results<Statements extends readonly unknown[]> = { -readonly [Index in keyof Statements]: Awaited<Statements[Index]> };

/**
 * Waits for statements that were sent on one connection without waiting for each other. The database runs them in order, so that a
 * statement may need an earlier one to succeed, but not its result. Over a network, they take one round trip instead of one each.
 * Resolves with their results. If a statement fails, rejects with the first error, once no other statement is running.
 */
export async function pipelined<const Statements extends readonly unknown[]>(
  statements: Statements,
): Promise<Results<Statements>> {
  await Promise.allSettled(statements);
  return Promise.all(statements);
}

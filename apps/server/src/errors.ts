/** Returns the message of an error. If the thrown value is not an error, returns it as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns the error code from Node, SQLite or PostgreSQL; empty if there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

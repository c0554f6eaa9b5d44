/** The file mode of the data: only the server's user may read or write it. */
export const OWNER_ONLY = 0o600;

/** The mode of a file of the data: nobody but the user of the server may read it, or write into it. */
export const OWNER_ONLY = 0o600;

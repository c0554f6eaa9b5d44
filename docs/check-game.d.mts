/** What the checker says of a file, which `read` returns, and the status with which its process ends: 0 for no contradiction. */
export function checked(read: () => Uint8Array): { readonly says: string; readonly status: 0 | 1 };

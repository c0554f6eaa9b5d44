import type { TableListener } from '../../table/table.ts';

/** A stub for a table at which nobody can give a number for the shuffle. */
export const NOBODYS_NUMBERS: TableListener['shuffling'] = {
  invited: () => [],
  gather: () => Promise.resolve(null),
  open: () => undefined,
};

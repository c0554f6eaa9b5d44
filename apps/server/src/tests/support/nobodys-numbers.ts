import type { TableListener } from '../../table/table.ts';

/** A table at which nobody can give a number to shuffle by. */
export const NOBODYS_NUMBERS: TableListener['shuffling'] = {
  invited: () => [],
  gather: () => Promise.resolve(null),
  open: () => undefined,
};

import type { GuestId, TableCode } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';

/** The seat of the one who plays, where a game was not taken over from somebody in another; bots have the others. */
export const OWN_SEAT: Seat = 0;

/** Who plays at a table on the device, as the table shows them. */
export const OWN_ID = 'whoever-plays-here' as GuestId;

/** What a table on the device goes by where tables have codes; no two are open on one page. */
export const LOCAL_CODE = 'HEREATREST' as TableCode;

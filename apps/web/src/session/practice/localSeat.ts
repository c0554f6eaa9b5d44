import type { GuestId, TableCode } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';

/** The player's seat, unless the game was continued from a different seat. Bots have the other seats. */
export const OWN_SEAT: Seat = 0;

/** The id of the player at a table on the device. */
export const OWN_ID = 'whoever-plays-here' as GuestId;

/** The code of a table on the device. A page never opens two such tables. */
export const LOCAL_CODE = 'HEREATREST' as TableCode;

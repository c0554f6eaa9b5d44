import type { RoundFault } from '../fair/check-rounds.ts';
import type { Seat } from '../kernel/seat.ts';

/** Why this version cannot read a file. `path` is the location of the fault in the file. */
export type UnreadableFile =
  | { readonly code: 'file-not-json' | 'file-other' }
  | { readonly code: 'file-newer'; readonly version: number }
  | { readonly code: 'file-malformed'; readonly path: string }
  | { readonly code: 'file-game-unknown'; readonly game: string };

/** A false statement in a file. Moves are numbered from 1; 0 is the opening of the game. */
export type UntrueFile =
  | {
      readonly code:
        | 'file-setup' | 'file-unfinished' | 'file-result' | 'file-digest' | 'file-seal' | 'file-changes' | 'file-evidence';
    }
  | { readonly code: 'file-holder'; readonly seat: Seat }
  | { readonly code: 'file-move-unlawful'; readonly move: number; readonly seat: Seat; readonly rule: string }
  | { readonly code: 'file-move-after-end'; readonly move: number }
  | { readonly code: 'file-events'; readonly move: number; readonly event: number }
  | RoundFault;

/**
 * A mismatch between a file and what a device received during the game. Rounds are numbered from 1, and events from the opening.
 */
export type OtherThanSent =
  | {
      readonly code: 'saved-round' | 'saved-unheard' | 'saved-bound' | 'saved-given' | 'saved-own' | 'saved-left-out';
      readonly round: number;
    }
  | { readonly code: 'saved-digest' | 'saved-link' | 'saved-for-another' }
  | { readonly code: 'saved-seen'; readonly from: number; readonly to: number }
  | { readonly code: 'saved-state'; readonly after: number };

/** Why a game file is refused: a stable code and the arguments of its message. */
export type GameFileFault = UnreadableFile | UntrueFile;

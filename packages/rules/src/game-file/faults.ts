import type { RoundFault } from '../fair/check-rounds.ts';
import type { Seat } from '../kernel/seat.ts';

/** The reason why this version cannot read a file. `path` is the location of the fault in the file. */
export type UnreadableFile =
  | { readonly code: 'file-not-json' | 'file-other' }
  | { readonly code: 'file-newer'; readonly version: number }
  | { readonly code: 'file-malformed'; readonly path: string }
  | { readonly code: 'file-game-unknown'; readonly game: string };

/** A false statement in a file. Move numbers start at 1; 0 is the opening of the game. */
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
 * A mismatch between a file and what a device received during the game. Round numbers start at 1, and event numbers at the opening.
 */
export type OtherThanSent =
  | {
      readonly code: 'saved-round' | 'saved-unheard' | 'saved-bound' | 'saved-given' | 'saved-own' | 'saved-left-out';
      readonly round: number;
    }
  | { readonly code: 'saved-digest' | 'saved-link' | 'saved-for-another' }
  | { readonly code: 'saved-seen'; readonly from: number; readonly to: number }
  | { readonly code: 'saved-state'; readonly after: number };

/** The reason for refusing a game file: a stable code and the arguments of its message. */
export type GameFileFault = UnreadableFile | UntrueFile;

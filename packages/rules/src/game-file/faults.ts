import type { RoundFault } from '../fair/check-rounds.ts';
import type { Seat } from '../kernel/seat.ts';

/** What is wrong with the file of a game as such: it cannot be read, or not by this version. `path` is where in it. */
export type UnreadableFile =
  | { readonly code: 'file-not-json' | 'file-other' }
  | { readonly code: 'file-newer'; readonly version: number }
  | { readonly code: 'file-malformed'; readonly path: string }
  | { readonly code: 'file-game-unknown'; readonly game: string };

/** What is not as the file says; moves are counted from 1, and 0 is the opening of the game. */
export type UntrueFile =
  | { readonly code: 'file-setup' | 'file-unfinished' | 'file-result' | 'file-digest' | 'file-seal' }
  | { readonly code: 'file-move-unlawful'; readonly move: number; readonly seat: Seat; readonly rule: string }
  | { readonly code: 'file-move-after-end'; readonly move: number }
  | { readonly code: 'file-events'; readonly move: number; readonly event: number }
  | RoundFault;

/** What differs from what a device was sent while the game was played; rounds are counted from 1, events from the opening on. */
export type OtherThanSent =
  | { readonly code: 'told-round' | 'told-bound' | 'told-given' | 'told-own' | 'told-left-out'; readonly round: number }
  | { readonly code: 'told-digest' }
  | { readonly code: 'told-seen'; readonly from: number; readonly to: number };

/** Why the file of a game is not taken: a stable code, and what its sentence speaks of. */
export type GameFileFault = UnreadableFile | UntrueFile;

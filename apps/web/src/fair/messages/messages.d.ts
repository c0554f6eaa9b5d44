// Written by `npm run languages` from the messages beside it.
import type { Filling } from '../../language/fillings.ts';

declare module '../../language/message.ts' {
  interface Messages {
    readonly 'fair.title': {};
    readonly 'fair.export': {};
    readonly 'fair.moment': {};
    readonly 'fair.no-contradiction': {};
    readonly 'fair.own': { readonly own: number };
    readonly 'fair.untrue': {};
    readonly 'fair.record.numbers': { readonly names: Filling };
    readonly 'fair.record.server-alone': {};
    readonly 'fair.record.your-seat': {};
    readonly 'fair.limit': {};
    readonly 'fair.details': {};
    readonly 'fair.detail.rounds': { readonly count: number };
    readonly 'fair.detail.broken': { readonly count: number };
    readonly 'fair.detail.seed': { readonly seed: Filling };
    readonly 'fair.detail.played': { readonly moves: number };
    readonly 'fair.detail.seen': { readonly shown: number };
    readonly 'fair.detail.kept': {};
    readonly 'fair.detail.not-kept': {};
    readonly 'fair.detail.digest': { readonly digest: Filling };
    readonly 'fair.fault.file-not-json': {};
    readonly 'fair.fault.file-other': {};
    readonly 'fair.fault.file-newer': { readonly version: Filling };
    readonly 'fair.fault.file-malformed': { readonly path: Filling };
    readonly 'fair.fault.file-game-unknown': { readonly game: Filling };
    readonly 'fair.fault.file-setup': {};
    readonly 'fair.fault.file-unfinished': {};
    readonly 'fair.fault.file-result': {};
    readonly 'fair.fault.file-digest': {};
    readonly 'fair.fault.file-seal': {};
    readonly 'fair.fault.file-move-unlawful': { readonly move: Filling; readonly name: Filling };
    readonly 'fair.fault.file-move-after-end': { readonly move: Filling };
    readonly 'fair.fault.file-events': { readonly move: number; readonly event: Filling };
    readonly 'fair.fault.number-unlike': { readonly name: Filling; readonly round: Filling };
    readonly 'fair.fault.number-missing': { readonly name: Filling; readonly round: Filling };
    readonly 'fair.fault.terms-unlike': { readonly round: Filling };
    readonly 'fair.fault.secret-unlike': { readonly round: Filling };
    readonly 'fair.fault.round-unfinished': { readonly round: Filling };
    readonly 'fair.fault.round-after-shuffle': { readonly round: Filling };
    readonly 'fair.fault.seat-not-asked': { readonly round: Filling };
    readonly 'fair.fault.seed-unlike': {};
    readonly 'fair.fault.told-round': { readonly round: Filling };
    readonly 'fair.fault.told-bound': { readonly round: Filling };
    readonly 'fair.fault.told-given': { readonly round: Filling };
    readonly 'fair.fault.told-own': { readonly round: Filling };
    readonly 'fair.fault.told-left-out': { readonly round: Filling };
    readonly 'fair.fault.told-digest': {};
    readonly 'fair.fault.told-seen': { readonly from: Filling; readonly to: Filling };
  }
}

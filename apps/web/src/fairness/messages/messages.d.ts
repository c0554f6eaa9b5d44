// Written by `npm run languages` from the messages beside it.
import type { Filling } from '../../language/message.ts';

declare module '../../language/message.ts' {
  interface Messages {
    readonly 'fairness.title': {};
    readonly 'fairness.export': {};
    readonly 'fairness.moment': {};
    readonly 'fairness.no-contradiction': {};
    readonly 'fairness.own': { readonly own: number };
    readonly 'fairness.untrue': {};
    readonly 'fairness.record.numbers': { readonly names: Filling };
    readonly 'fairness.record.server-alone': {};
    readonly 'fairness.record.your-seat': {};
    readonly 'fairness.limit': {};
    readonly 'fairness.details': {};
    readonly 'fairness.detail.rounds': { readonly count: number };
    readonly 'fairness.detail.broken': { readonly count: number };
    readonly 'fairness.detail.seed': { readonly seed: Filling };
    readonly 'fairness.detail.played': { readonly moves: number };
    readonly 'fairness.detail.seen': { readonly shown: number };
    readonly 'fairness.detail.kept': {};
    readonly 'fairness.detail.not-kept': {};
    readonly 'fairness.detail.digest': { readonly digest: Filling };
    readonly 'fairness.fault.file-not-json': {};
    readonly 'fairness.fault.file-other': {};
    readonly 'fairness.fault.file-newer': { readonly version: Filling };
    readonly 'fairness.fault.file-malformed': { readonly path: Filling };
    readonly 'fairness.fault.file-game-unknown': { readonly game: Filling };
    readonly 'fairness.fault.file-setup': {};
    readonly 'fairness.fault.file-unfinished': {};
    readonly 'fairness.fault.file-result': {};
    readonly 'fairness.fault.file-digest': {};
    readonly 'fairness.fault.file-seal': {};
    readonly 'fairness.fault.file-move-unlawful': { readonly move: Filling; readonly name: Filling };
    readonly 'fairness.fault.file-move-after-end': { readonly move: Filling };
    readonly 'fairness.fault.file-events': { readonly move: number; readonly event: Filling };
    readonly 'fairness.fault.number-unlike': { readonly name: Filling; readonly round: Filling };
    readonly 'fairness.fault.number-missing': { readonly name: Filling; readonly round: Filling };
    readonly 'fairness.fault.terms-unlike': { readonly round: Filling };
    readonly 'fairness.fault.secret-unlike': { readonly round: Filling };
    readonly 'fairness.fault.round-unfinished': { readonly round: Filling };
    readonly 'fairness.fault.round-after-shuffle': { readonly round: Filling };
    readonly 'fairness.fault.seat-not-asked': { readonly round: Filling };
    readonly 'fairness.fault.seed-unlike': {};
    readonly 'fairness.fault.told-round': { readonly round: Filling };
    readonly 'fairness.fault.told-bound': { readonly round: Filling };
    readonly 'fairness.fault.told-given': { readonly round: Filling };
    readonly 'fairness.fault.told-own': { readonly round: Filling };
    readonly 'fairness.fault.told-left-out': { readonly round: Filling };
    readonly 'fairness.fault.told-digest': {};
    readonly 'fairness.fault.told-seen': { readonly from: Filling; readonly to: Filling };
  }
}

// Written by `npm run languages` from the messages beside it.
import type { Filling, People } from '../../../language/message.ts';

declare module '../../../language/message.ts' {
  interface Messages {
    readonly 'gameChoice.next': {};
    readonly 'gameChoice.play': {};
    readonly 'gameChoice.begins-at-once': {};
    readonly 'gameChoice.before': {};
    readonly 'gameChoice.change-first': {};
    readonly 'gameChoice.change-first-detail': {};
    readonly 'gameChoice.for-exactly': { readonly count: Filling };
    readonly 'gameChoice.for-range': { readonly min: Filling; readonly max: Filling };
    readonly 'gameChoice.would-watch': { readonly who: People };
    readonly 'gameChoice.everybody-keeps': {};
    readonly 'gameChoice.bots-play': { readonly bots: number };
    readonly 'gameChoice.seats-to-fill': { readonly seats: number };
    readonly 'gameChoice.begins': {};
    readonly 'gameChoice.begins-bots': { readonly who: People };
    readonly 'gameChoice.begins-waits': { readonly who: Filling };
    readonly 'gameChoice.join-in': { readonly who: People };
    readonly 'gameChoice.many-join-in': { readonly count: number };
    readonly 'gameChoice.watch': { readonly who: People };
    readonly 'gameChoice.many-watch': { readonly count: number };
  }
}

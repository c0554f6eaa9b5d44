// Written by `npm run languages` from the messages beside it.
import type { Filling } from '../../../language/message.ts';

declare module '../../../language/message.ts' {
  interface Messages {
    readonly 'history.page': {};
    readonly 'history.title': {};
    readonly 'history.home': {};
    readonly 'history.coming': {};
    readonly 'history.none': {};
    readonly 'history.yours': {};
    readonly 'history.from-file': {};
    readonly 'history.by-game': {};
    readonly 'history.all-games': {};
    readonly 'history.by-people': {};
    readonly 'history.all-people': {};
    readonly 'history.with': { readonly name: Filling };
    readonly 'history.in-all': {};
    readonly 'history.record': { readonly games: number; readonly wins: number };
    readonly 'history.streaks': { readonly now: Filling; readonly longest: Filling };
    readonly 'history.best-deal': {
      readonly unit: 'deal' | 'hand' | 'other' | 'round';
      readonly game: Filling;
      readonly points: Filling;
      readonly deal: Filling;
    };
    readonly 'history.worst-deal': {
      readonly unit: 'deal' | 'hand' | 'other' | 'round';
      readonly game: Filling;
      readonly points: Filling;
      readonly deal: Filling;
    };
    readonly 'history.head-to-head': {};
    readonly 'history.who': {};
    readonly 'history.games': {};
    readonly 'history.ahead': {};
    readonly 'history.level': {};
    readonly 'history.behind': {};
    readonly 'history.every-game': {};
    readonly 'history.came': { readonly place: Filling; readonly of: Filling; readonly score: Filling; readonly others: Filling };
    readonly 'history.look-again': {};
    readonly 'history.not-kept': {};
    readonly 'history.more': {};
  }
}

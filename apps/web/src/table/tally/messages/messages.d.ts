// Written by `npm run languages` from the messages beside it.
import type { Filling, People } from '../../../language/message.ts';

declare module '../../../language/message.ts' {
  interface Messages {
    readonly 'tally.title': {};
    readonly 'tally.who-won': {};
    readonly 'tally.so-far': { readonly games: number };
    readonly 'tally.moment': {};
    readonly 'tally.none': {};
    readonly 'tally.game-by-game': {};
    readonly 'tally.all-evenings': {};
    readonly 'tally.every-game': {};
    readonly 'tally.who': {};
    readonly 'tally.won': {};
    readonly 'tally.games': {};
    readonly 'tally.points': {};
    readonly 'tally.bots': {};
    readonly 'tally.counting': {};
    readonly 'tally.today': {};
    readonly 'tally.yesterday': {};
    readonly 'tally.last-weekday': { readonly weekday: Filling };
    readonly 'tally.this-evening': {};
    readonly 'tally.nobody-has': { readonly games: number };
    readonly 'tally.finished-ahead': { readonly who: People; readonly games: number; readonly points: number };
    readonly 'tally.are-level': { readonly who: Filling; readonly games: number; readonly points: number };
    readonly 'tally.leads': { readonly who: People; readonly games: number; readonly points: number };
  }
}

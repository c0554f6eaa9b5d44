// Written by `npm run languages` from the messages beside it.
import type { Filling, People } from '../../../language/message.ts';

declare module '../../../language/message.ts' {
  interface Messages {
    readonly 'result.wins': { readonly who: People };
    readonly 'result.place': { readonly place: Filling };
    readonly 'result.place-shared': { readonly place: Filling };
    readonly 'result.where': {};
    readonly 'result.over-told': { readonly verdict: Filling };
    readonly 'result.score-sheet': {};
    readonly 'result.home': {};
    readonly 'result.look-again': {};
    readonly 'result.picture': {};
    readonly 'result.print': {};
    readonly 'result.keepsake-deal': { readonly unit: 'deal' | 'hand' | 'other' | 'round' };
    readonly 'result.picture-saved': {};
    readonly 'result.picture-failed': {};
    readonly 'result.other-game': {};
    readonly 'result.another-game': {};
    readonly 'result.host-may': { readonly host: Filling };
    readonly 'result.to-the-table': {};
    readonly 'result.to-the-next': {};
    readonly 'result.gathers': { readonly host: Filling };
    readonly 'result.next-over': {};
    readonly 'result.next-begun': {};
    readonly 'result.next-begun-your-turn': {};
    readonly 'result.check': {};
    readonly 'result.shuffled-by-all': { readonly names: Filling };
    readonly 'result.shuffled-by-you': {};
    readonly 'result.shuffled-by-you-too': { readonly names: Filling };
  }
}

// Written by `npm run languages` from the messages beside it.
import type { Filling } from '../../language/fillings.ts';

declare module '../../language/message.ts' {
  interface Messages {
    readonly 'boards.players': { readonly count: number };
    readonly 'boards.players-from-to': { readonly min: Filling; readonly max: Filling };
    readonly 'boards.chinkway.blurb': {};
    readonly 'boards.chinkway.more': {};
    readonly 'boards.chinaso.blurb': {};
    readonly 'boards.chinaso.more': {};
    readonly 'boards.chinchon.blurb': {};
    readonly 'boards.chinchon.more': {};
    readonly 'boards.chapanka.blurb': {};
    readonly 'boards.chapanka.more': {};
    readonly 'boards.chanoyu.blurb': {};
    readonly 'boards.chanoyu.more': {};
    readonly 'boards.slobberhannes.blurb': {};
    readonly 'boards.slobberhannes.more': {};
  }
}

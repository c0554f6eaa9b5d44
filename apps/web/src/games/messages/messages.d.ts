// Written by `npm run languages` from the messages beside it.
import type { Filling } from '../../language/message.ts';

declare module '../../language/message.ts' {
  interface Messages {
    readonly 'games.players': { readonly count: number };
    readonly 'games.players-from-to': { readonly min: Filling; readonly max: Filling };
    readonly 'games.chinkway.blurb': {};
    readonly 'games.chinkway.more': {};
    readonly 'games.chinaso.blurb': {};
    readonly 'games.chinaso.more': {};
    readonly 'games.chinchon.blurb': {};
    readonly 'games.chinchon.more': {};
    readonly 'games.chapanka.blurb': {};
    readonly 'games.chapanka.more': {};
    readonly 'games.chanoyu.blurb': {};
    readonly 'games.chanoyu.more': {};
    readonly 'games.slobberhannes.blurb': {};
    readonly 'games.slobberhannes.more': {};
  }
}

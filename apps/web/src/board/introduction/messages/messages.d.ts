// Written by `npm run languages` from the messages beside it.
import '../../../language/message.ts';

declare module '../../../language/message.ts' {
  interface Messages {
    readonly 'introduction.wins': {};
    readonly 'introduction.hurts': {};
    readonly 'introduction.turn': {};
    readonly 'introduction.rules': {};
    readonly 'introduction.lesson': {};
    readonly 'introduction.chinkway.wins': {};
    readonly 'introduction.chinkway.hurts': {};
    readonly 'introduction.chinkway.turn': {};
    readonly 'introduction.chinaso.wins': {};
    readonly 'introduction.chinaso.hurts': {};
    readonly 'introduction.chinaso.turn': {};
    readonly 'introduction.chinchon.wins': {};
    readonly 'introduction.chinchon.hurts': {};
    readonly 'introduction.chinchon.turn': {};
    readonly 'introduction.chapanka.wins': {};
    readonly 'introduction.chapanka.hurts': {};
    readonly 'introduction.chapanka.turn': {};
    readonly 'introduction.chanoyu.wins': {};
    readonly 'introduction.chanoyu.hurts': {};
    readonly 'introduction.chanoyu.turn': {};
    readonly 'introduction.slobberhannes.wins': {};
    readonly 'introduction.slobberhannes.hurts': {};
    readonly 'introduction.slobberhannes.turn': {};
  }
}

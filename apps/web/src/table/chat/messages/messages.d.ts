// Written by `npm run languages` from the messages beside it.
import type { Filling, People } from '../../../language/message.ts';

declare module '../../../language/message.ts' {
  interface Messages {
    readonly 'chat.title': {};
    readonly 'chat.unread': { readonly count: Filling };
    readonly 'chat.none-for-me': {};
    readonly 'chat.nothing': {};
    readonly 'chat.sayings': {};
    readonly 'chat.by': { readonly who: People };
    readonly 'chat.by-watcher': {};
    readonly 'chat.muted': {};
    readonly 'chat.hear': {};
    readonly 'chat.mute': { readonly name: Filling };
    readonly 'chat.watcher-hint': {};
    readonly 'chat.field': {};
    readonly 'chat.phrases': {};
    readonly 'chat.say': {};
    readonly 'chat.say-it': {};
    readonly 'chat.told': { readonly name: Filling; readonly text: Filling };
    readonly 'chat.phrase.hello': {};
    readonly 'chat.phrase.well-played': {};
    readonly 'chat.phrase.thanks': {};
    readonly 'chat.phrase.one-moment': {};
    readonly 'chat.phrase.back': {};
    readonly 'chat.phrase.sorry': {};
    readonly 'chat.phrase.good-game': {};
  }
}

// Written by `npm run languages` from the messages beside it.
import type { Filling, People } from '../../language/fillings.ts';

declare module '../../language/message.ts' {
  interface Messages {
    readonly 'pages.title': {};
    readonly 'pages.pitch': {};
    readonly 'pages.pitch-more': {};
    readonly 'pages.privacy': {};
    readonly 'pages.more': {};
    readonly 'pages.rules': {};
    readonly 'pages.rules-of-games': {};
    readonly 'pages.preferences': {};
    readonly 'pages.your-name': {};
    readonly 'pages.you-are': { readonly name: Filling };
    readonly 'pages.keep-name': {};
    readonly 'pages.open-the-table': {};
    readonly 'pages.open-table': {};
    readonly 'pages.open-table-of': { readonly game: Filling };
    readonly 'pages.opening': {};
    readonly 'pages.practise': {};
    readonly 'pages.practise-against-bots': { readonly game: Filling };
    readonly 'pages.dealing': {};
    readonly 'pages.how-it-is-played': {};
    readonly 'pages.friends-call-you': {};
    readonly 'pages.join.label': {};
    readonly 'pages.join.placeholder': {};
    readonly 'pages.join.join': {};
    readonly 'pages.join.neither': {};
    readonly 'pages.lost.title': {};
    readonly 'pages.lost.advice': {};
    readonly 'pages.all-games': {};
    readonly 'pages.home': {};
    readonly 'pages.try-again': {};
    readonly 'pages.rules-page.title': { readonly game: Filling };
    readonly 'pages.rules-page.chapters': {};
    readonly 'pages.rules-page.unloadable': {};
    readonly 'pages.rules-page.unloadable-advice': {};
    readonly 'pages.door.invites': { readonly host: Filling; readonly game: Filling };
    readonly 'pages.door.table': { readonly game: Filling; readonly host: Filling };
    readonly 'pages.door.seated': { readonly who: People };
    readonly 'pages.door.free': { readonly count: number };
    readonly 'pages.door.full': {};
    readonly 'pages.door.playing': {};
    readonly 'pages.door.over': {};
    readonly 'pages.door.by-knocking': { readonly host: Filling };
    readonly 'pages.door.closed': { readonly host: Filling };
    readonly 'pages.door.knock': {};
    readonly 'pages.door.sit': {};
    readonly 'pages.door.watch': {};
    readonly 'pages.door.name-only': {};
    readonly 'pages.tables.title': {};
    readonly 'pages.tables.show-more': { readonly count: number };
    readonly 'pages.tables.put-away': { readonly game: Filling };
    readonly 'pages.tables.return': {};
    readonly 'pages.tables.look': {};
    readonly 'pages.tables.bots': { readonly count: number };
    readonly 'pages.tables.practice': { readonly count: number };
    readonly 'pages.tables.company': { readonly company: Filling };
    readonly 'pages.tables.nobody-else': {};
    readonly 'pages.tables.full': {};
    readonly 'pages.tables.gathering': { readonly count: number };
    readonly 'pages.tables.on': {};
    readonly 'pages.tables.your-turn': {};
    readonly 'pages.tables.turn': { readonly who: Filling };
    readonly 'pages.tables.waits-for': { readonly who: Filling };
    readonly 'pages.tables.over': {};
  }
}

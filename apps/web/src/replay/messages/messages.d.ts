// Written by `npm run languages` from the messages beside it.
import type { Filling } from '../../language/message.ts';

declare module '../../language/message.ts' {
  interface Messages {
    readonly 'replay.page': { readonly game: Filling };
    readonly 'replay.tag': {};
    readonly 'replay.what-it-is': {};
    readonly 'replay.controls': {};
    readonly 'replay.moment': {};
    readonly 'replay.where': { readonly place: Filling; readonly line: Filling };
    readonly 'replay.steps': {};
    readonly 'replay.deal-back': { readonly unit: 'deal' | 'hand' | 'other' | 'round' };
    readonly 'replay.deal-on': { readonly unit: 'deal' | 'hand' | 'other' | 'round' };
    readonly 'replay.trick-back': {};
    readonly 'replay.trick-on': {};
    readonly 'replay.turn-back': {};
    readonly 'replay.turn-on': {};
    readonly 'replay.play': {};
    readonly 'replay.pause': {};
    readonly 'replay.plays': {};
    readonly 'replay.paused': {};
    readonly 'replay.eyes': {};
    readonly 'replay.eyes-of': { readonly name: Filling };
    readonly 'replay.all-hands': {};
    readonly 'replay.all-hands-told': {};
    readonly 'replay.pace': {};
    readonly 'replay.pace-slow': {};
    readonly 'replay.pace-normal': {};
    readonly 'replay.pace-fast': {};
    readonly 'replay.pace-faster': {};
    readonly 'replay.log': { readonly unit: 'deal' | 'hand' | 'other' | 'round' };
    readonly 'replay.score-and-log': {};
    readonly 'replay.keys': {};
    readonly 'replay.keys-turn': {};
    readonly 'replay.keys-trick': {};
    readonly 'replay.keys-deal': { readonly unit: 'deal' | 'hand' | 'other' | 'round' };
    readonly 'replay.keys-ends': {};
    readonly 'replay.keys-play': {};
    readonly 'replay.share': {};
    readonly 'replay.link-shared': {};
    readonly 'replay.link-copied': {};
    readonly 'replay.link-failed': {};
    readonly 'replay.leave': {};
    readonly 'replay.not-shown': {};
    readonly 'replay.again': {};
    readonly 'replay.home': {};
    readonly 'replay.file-title': {};
    readonly 'replay.file-what': {};
    readonly 'replay.file-choose': {};
    readonly 'replay.file-reading': {};
    readonly 'replay.file-not-read': {};
  }
}

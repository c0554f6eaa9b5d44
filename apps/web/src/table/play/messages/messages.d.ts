// Written by `npm run languages` from the messages beside it.
import type { Filling, People } from '../../../language/message.ts';

declare module '../../../language/message.ts' {
  interface Messages {
    readonly 'play.last-trick': {};
    readonly 'play.last-trick-none': {};
    readonly 'play.last-trick-taken': { readonly who: People };
    readonly 'play.last-trick-order': {};
    readonly 'play.log-empty': {};
    readonly 'play.log-put-away': {};
    readonly 'play.only-you': {};
    readonly 'play.only-you-told': {};
    readonly 'play.meanwhile': { readonly moves: number };
    readonly 'play.meanwhile-last': {};
    readonly 'play.meanwhile-read': {};
    readonly 'play.papers-label.friends': {};
    readonly 'play.papers-label.practice': {};
    readonly 'play.papers-unread': { readonly count: Filling };
    readonly 'play.papers-tabs': {};
    readonly 'play.paper.score': {};
    readonly 'play.paper.log': {};
    readonly 'play.paper.chat': {};
    readonly 'play.stands': {};
    readonly 'play.happened': {};
    readonly 'play.happened-newest-first': {};
    readonly 'play.whole-score': {};
    readonly 'play.whole-sheet': {};
    readonly 'play.score': {};
    readonly 'play.back-to-table': {};
    readonly 'play.title-turn': { readonly who: People };
    readonly 'play.scores': { readonly scores: Filling };
    readonly 'play.score-of': { readonly who: Filling; readonly score: Filling };
    readonly 'play.score-of-out': { readonly who: Filling; readonly score: Filling };
    readonly 'play.missed-deals': {};
    readonly 'play.take-back.friends': {};
    readonly 'play.take-back.practice': {};
    readonly 'play.take-back.asks': { readonly name: Filling; readonly move: Filling };
    readonly 'play.take-back.asks-unnamed': { readonly name: Filling };
    readonly 'play.take-back.you-ask': { readonly move: Filling };
    readonly 'play.take-back.you-ask-unnamed': {};
    readonly 'play.take-back.with-it': {};
    readonly 'play.take-back.agreed': { readonly agreed: Filling; readonly asked: Filling };
    readonly 'play.take-back.yes': {};
    readonly 'play.take-back.no': {};
    readonly 'play.take-back.leave-it': {};
  }
}

// Written by `npm run languages` from the messages beside it.
import type { CardFilling, Filling, People, SuitMark } from '../../../language/fillings.ts';

declare module '../../../language/message.ts' {
  interface Messages {
    readonly 'shared.hold': { readonly count: number; readonly cards: readonly CardFilling[] };
    readonly 'shared.hold-none': {};
    readonly 'shared.watch-and-hold-none': {};
    readonly 'shared.no-card-lies': {};
    readonly 'shared.leads': { readonly who: People; readonly card: CardFilling };
    readonly 'shared.plays': { readonly who: People; readonly card: CardFilling };
    readonly 'shared.nobody-awaited': {};
    readonly 'shared.waiting-for': { readonly who: Filling };
    readonly 'shared.turn': { readonly who: People };
    readonly 'shared.game-over': {};
    readonly 'shared.deal-over': {};
    readonly 'shared.takes-trick': { readonly who: People };
    readonly 'shared.card-wins': { readonly card: CardFilling };
    readonly 'shared.leads-to': { readonly who: People; readonly trick: Filling };
    readonly 'shared.best-so-far': { readonly suit: SuitMark; readonly who: People; readonly card: CardFilling };
    readonly 'shared.play': {};
    readonly 'shared.play-card': { readonly card: CardFilling };
    readonly 'shared.choose-card': {};
    readonly 'shared.players-in-turn': {};
    readonly 'shared.deal-number': { readonly deal: Filling };
    readonly 'shared.finished-after': { readonly deals: number };
  }
}

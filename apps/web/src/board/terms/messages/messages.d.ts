// Written by `npm run languages` from the messages beside it.
import '../../../language/message.ts';

declare module '../../../language/message.ts' {
  interface Messages {
    readonly 'terms.quest.word': {};
    readonly 'terms.quest.means': {};
    readonly 'terms.demand.word': {};
    readonly 'terms.demand.means': {};
    readonly 'terms.talon.word': {};
    readonly 'terms.talon.means': {};
    readonly 'terms.kinal.word': {};
    readonly 'terms.kinal.means': {};
    readonly 'terms.party.word': {};
    readonly 'terms.party.means': {};
    readonly 'terms.chapanka.word': {};
    readonly 'terms.chapanka.means': {};
    readonly 'terms.pancerola.word': {};
    readonly 'terms.pancerola.means': {};
    readonly 'terms.tsukumogami.word': {};
    readonly 'terms.tsukumogami.means': {};
    readonly 'terms.tea-host.word': {};
    readonly 'terms.tea-host.means': {};
    readonly 'terms.contract.word': {};
    readonly 'terms.contract.means': {};
    readonly 'terms.buy.word': {};
    readonly 'terms.buy.means': {};
    readonly 'terms.close.word': {};
    readonly 'terms.close.means': {};
    readonly 'terms.chinchon.word': {};
    readonly 'terms.chinchon.means': {};
    readonly 'terms.bad-point.word': {};
    readonly 'terms.bad-point.means': {};
  }
}

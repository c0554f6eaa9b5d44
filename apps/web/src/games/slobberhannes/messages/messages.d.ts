// Written by `npm run languages` from the messages beside it.
import type { Filling, People, SuitMark } from '../../../language/message.ts';

declare module '../../../language/message.ts' {
  interface Messages {
    readonly 'slobberhannes.option.length': {};
    readonly 'slobberhannes.option.length-10': {};
    readonly 'slobberhannes.option.length-10-help': {};
    readonly 'slobberhannes.option.length-6': {};
    readonly 'slobberhannes.option.length-6-help': {};
    readonly 'slobberhannes.ending-target': { readonly target: Filling };
    readonly 'slobberhannes.dealt': { readonly who: People; readonly deal: Filling };
    readonly 'slobberhannes.bad-point': { readonly who: People; readonly reason: 'first' | 'last' | 'other' | 'queen' };
    readonly 'slobberhannes.wins': { readonly who: People };
    readonly 'slobberhannes.taken-first': {};
    readonly 'slobberhannes.taken-queen': {};
    readonly 'slobberhannes.reason.first': {};
    readonly 'slobberhannes.reason.last': {};
    readonly 'slobberhannes.reason.queen': {};
    readonly 'slobberhannes.reason.all': {};
    readonly 'slobberhannes.refusal.game-over': {};
    readonly 'slobberhannes.refusal.wrong-moment': {};
    readonly 'slobberhannes.refusal.not-your-turn': {};
    readonly 'slobberhannes.refusal.card-not-held': {};
    readonly 'slobberhannes.refusal.must-follow': { readonly suit: SuitMark };
  }
}

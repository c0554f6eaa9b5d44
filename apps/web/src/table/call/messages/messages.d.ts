// Written by `npm run languages` from the messages beside it.
import type { Filling } from '../../../language/message.ts';

declare module '../../../language/message.ts' {
  interface Messages {
    readonly 'call.your-turn': {};
    readonly 'call.in': { readonly title: Filling };
    readonly 'call.missed': {};
    readonly 'call.why': {};
    readonly 'call.not-now': {};
    readonly 'call.tell-me': {};
  }
}

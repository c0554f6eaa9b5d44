// Written by `npm run languages` from the messages beside it.
import type { Filling } from '../../language/message.ts';

declare module '../../language/message.ts' {
  interface Messages {
    readonly 'ui.close': {};
    readonly 'ui.rule': { readonly rule: Filling };
    readonly 'ui.only-you': {};
    readonly 'ui.marked': { readonly card: Filling; readonly marks: Filling };
  }
}

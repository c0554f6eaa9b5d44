// Written by `npm run languages` from the messages beside it.
import type { Filling } from '../../language/fillings.ts';

declare module '../../language/message.ts' {
  interface Messages {
    readonly 'kit.close': {};
    readonly 'kit.rule': { readonly rule: Filling };
    readonly 'kit.only-you': {};
    readonly 'kit.marked': { readonly card: Filling; readonly marks: Filling };
  }
}

// Written by `npm run languages` from the messages beside it.
import type { Filling } from '../../../language/message.ts';

declare module '../../../language/message.ts' {
  interface Messages {
    readonly 'signs.nudged': { readonly name: Filling };
    readonly 'signs.asked': { readonly name: Filling };
  }
}

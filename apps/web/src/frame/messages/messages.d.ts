// Written by `npm run languages` from the messages beside it.
import type { Filling } from '../../language/fillings.ts';

declare module '../../language/message.ts' {
  interface Messages {
    readonly 'frame.description': {};
    readonly 'frame.page': { readonly title: Filling };
    readonly 'frame.mishap.title': {};
    readonly 'frame.mishap.comfort': {};
    readonly 'frame.mishap.again': {};
  }
}

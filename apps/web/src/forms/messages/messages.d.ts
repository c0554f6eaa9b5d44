// Written by `npm run languages` from the messages beside it.
import type { Filling } from '../../language/fillings.ts';

declare module '../../language/message.ts' {
  interface Messages {
    readonly 'forms.language': {};
    readonly 'forms.language-unloadable': { readonly language: Filling };
  }
}

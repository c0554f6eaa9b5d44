// Written by `npm run languages` from the messages beside it.
import type { Filling } from '../../../language/message.ts';

declare module '../../../language/message.ts' {
  interface Messages {
    readonly 'page.description': {};
    readonly 'page.page': { readonly title: Filling };
    readonly 'page.mishap.title': {};
    readonly 'page.mishap.comfort': {};
    readonly 'page.mishap.again': {};
  }
}

// Written by `npm run languages` from the messages beside it.
import '../../../language/message.ts';

declare module '../../../language/message.ts' {
  interface Messages {
    readonly 'practice.set-up': {};
    readonly 'practice.begin': {};
    readonly 'practice.begins': {};
    readonly 'practice.begins-instead': {};
  }
}

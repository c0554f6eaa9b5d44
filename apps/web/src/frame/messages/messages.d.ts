// Written by `npm run languages` from the messages beside it.
import '../../language/message.ts';

declare module '../../language/message.ts' {
  interface Messages {
    readonly 'frame.description': {};
  }
}

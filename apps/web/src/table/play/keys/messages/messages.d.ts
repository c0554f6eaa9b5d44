// Written by `npm run languages` from the messages beside it.
import '../../../../language/message.ts';

declare module '../../../../language/message.ts' {
  interface Messages {
    readonly 'keys.title': {};
    readonly 'keys.space': {};
    readonly 'keys.this-list': {};
    readonly 'keys.read-table': {};
    readonly 'keys.read-hand': {};
    readonly 'keys.read-scores': {};
    readonly 'keys.last-trick': {};
    readonly 'keys.take-back': {};
    readonly 'keys.go-hand': {};
    readonly 'keys.go-actions': {};
    readonly 'keys.go-log': {};
    readonly 'keys.card-to-card': {};
    readonly 'keys.carry': {};
    readonly 'keys.lift': {};
    readonly 'keys.act': {};
    readonly 'keys.line-to-line': {};
    readonly 'keys.next': {};
    readonly 'keys.close': {};
  }
}

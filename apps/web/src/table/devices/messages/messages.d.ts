// Written by `npm run languages` from the messages beside it.
import type { Filling } from '../../../language/message.ts';

declare module '../../../language/message.ts' {
  interface Messages {
    readonly 'devices.moment': {};
    readonly 'devices.show': {};
    readonly 'devices.take': {};
    readonly 'devices.how-games': {};
    readonly 'devices.how-seat': {};
    readonly 'devices.qr': {};
    readonly 'devices.type': { readonly take: Filling; readonly preferences: Filling; readonly games: Filling };
    readonly 'devices.code': {};
    readonly 'devices.secret': {};
    readonly 'devices.copy.none': {};
    readonly 'devices.copy.copied': {};
    readonly 'devices.copy.failed': {};
    readonly 'devices.field': {};
    readonly 'devices.where': { readonly games: Filling; readonly show: Filling };
    readonly 'devices.replaces': { readonly name: Filling };
    readonly 'devices.use': {};
    readonly 'devices.taken': { readonly name: Filling };
    readonly 'devices.question': { readonly name: Filling };
    readonly 'devices.only-yours': {};
    readonly 'devices.stays-saved': { readonly name: Filling };
    readonly 'devices.namesake': {};
    readonly 'devices.stay': { readonly name: Filling };
    readonly 'devices.decline': {};
    readonly 'devices.continue': { readonly name: Filling };
    readonly 'devices.go-on': {};
    readonly 'devices.saved-here': { readonly name: Filling; readonly games: Filling; readonly preferences: Filling };
    readonly 'devices.saved': {};
    readonly 'devices.switch-to': { readonly name: Filling };
    readonly 'devices.remove-offer': { readonly name: Filling };
    readonly 'devices.remove-meaning': { readonly name: Filling };
    readonly 'devices.remove': { readonly name: Filling };
    readonly 'devices.keep-saved': {};
  }
}

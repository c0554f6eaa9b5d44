// Written by `npm run languages` from the messages beside it.
import type { Filling } from '../../../language/message.ts';

declare module '../../../language/message.ts' {
  interface Messages {
    readonly 'forms.language': {};
    readonly 'forms.language-unloadable': { readonly language: Filling };
    readonly 'forms.light.legend': {};
    readonly 'forms.light.system': {};
    readonly 'forms.light.light': {};
    readonly 'forms.light.dark': {};
    readonly 'forms.suits.legend': {};
    readonly 'forms.suits.two': {};
    readonly 'forms.suits.four': {};
    readonly 'forms.suits.four-help': {};
    readonly 'forms.sound.legend': {};
    readonly 'forms.sound.soft': {};
    readonly 'forms.sound.on': {};
    readonly 'forms.sound.loud': {};
    readonly 'forms.sound.on-help': {};
    readonly 'forms.sound.off': {};
    readonly 'forms.vibration.legend': {};
    readonly 'forms.vibration.on': {};
    readonly 'forms.vibration.on-help': {};
    readonly 'forms.vibration.off': {};
    readonly 'forms.notices.legend': {};
    readonly 'forms.notices.on': {};
    readonly 'forms.notices.on-help': {};
    readonly 'forms.notices.off': {};
    readonly 'forms.notices.off-help': {};
    readonly 'forms.notices.refused': {};
    readonly 'forms.speed.legend': {};
    readonly 'forms.speed.normal': {};
    readonly 'forms.speed.fast': {};
    readonly 'forms.speed.at-once': {};
    readonly 'forms.speed.at-once-help': {};
    readonly 'forms.only.legend': {};
    readonly 'forms.only.by-hand': {};
    readonly 'forms.only.plays-itself': {};
    readonly 'forms.only.plays-itself-help': {};
    readonly 'forms.pace.legend': {};
    readonly 'forms.pace.calm': {};
    readonly 'forms.pace.brisk': {};
    readonly 'forms.pace.at-once': {};
    readonly 'forms.pace.at-once-help': {};
    readonly 'forms.speech.legend': {};
    readonly 'forms.speech.goes-on': {};
    readonly 'forms.speech.waits': {};
    readonly 'forms.speech.waits-help': {};
    readonly 'forms.keys.legend': {};
    readonly 'forms.keys.on': {};
    readonly 'forms.keys.on-help': {};
    readonly 'forms.keys.off': {};
    readonly 'forms.your-name': {};
    readonly 'forms.whole-number': { readonly least: Filling; readonly most: Filling };
    readonly 'forms.forget.offer': {};
    readonly 'forms.forget.meaning': {};
    readonly 'forms.forget.forget': { readonly name: Filling };
    readonly 'forms.forget.keep': {};
  }
}

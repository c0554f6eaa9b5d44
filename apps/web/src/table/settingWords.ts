import type { SettingName, Settings } from '@chinwag/protocol';
import { type Message, message } from '../language/message.ts';
import { clockInWords } from '../session/words/clockWords.ts';
import type { InWords } from '../session/words/inWords.ts';
import { chatInWords, chatNews } from '../session/words/chatWords.ts';
import { watchingInWords } from '../session/words/watchingWords.ts';

/** A setting in words. */
interface SettingWords<Value> {
  readonly legend: Message;
  /** Returns the label and the explanation of a value, as the host chooses it. */
  chosen(value: Value): InWords;
  /** Returns the label and the explanation of a value for its readers; if omitted, they read the host's words. */
  read?(value: Value): InWords;
  /** Returns the announcement of a new value. Without this function, there is no announcement. */
  news?(value: Value): Message;
}

/**
 * The words of every setting, in the order on the screen. An announcement about watching also depends on whose hands are open: see
 * `watchingNews`.
 */
const SETTING_WORDS: { readonly [Name in SettingName]: SettingWords<Settings[Name]> } = {
  clock: { legend: message('table.rule.clock'), chosen: clockInWords },
  door: {
    legend: message('table.rule.door'),
    chosen: (door) => words(message(`table.door.${door}`), message(`table.door.${door}-help`)),
    read: (door) => words(message(door === 'knock' ? 'table.door.knock-read' : `table.door.${door}`)),
  },
  watching: { legend: message('table.rule.watching'), chosen: watchingInWords },
  standIn: {
    legend: message('table.rule.away'),
    chosen: (rule) => words(message(`table.away.${rule}`), message(`table.away.${rule}-help`)),
    read: (rule) => words(message(rule === 'when-away' ? 'table.away.when-away-read' : 'table.away.never')),
  },
  talk: { legend: message('table.rule.talk'), chosen: chatInWords, news: chatNews },
  pace: {
    legend: message('table.rule.pace'),
    chosen: (pace) => words(message(`table.pace.${pace}`), pace === 'at-once' ? message('table.pace.at-once-help') : null),
    read: (pace) => words(message(`table.pace.${pace}`)),
  },
  replays: {
    legend: message('table.rule.replays'),
    chosen: (replays) => words(message(`table.replays.${replays}`), message(`table.replays.${replays}-help`)),
    read: (replays) => words(message(`table.replays.${replays}`)),
  },
  takingBack: {
    legend: message('table.rule.taking-back'),
    chosen: (rule) => words(message(`table.taking-back.${rule}`), message(`table.taking-back.${rule}-help`)),
    read: (rule) => words(message(`table.taking-back.${rule}`)),
  },
  hints: {
    legend: message('gathering.hints'),
    chosen: (rule) => words(message(`gathering.hints-${rule}`), rule === 'on' ? message('gathering.hints-on-help') : null),
    news: (rule) => message(`table.news.hints-${rule}`),
  },
};

/** Returns the label of a setting. */
export function settingLegend(name: SettingName): Message {
  return SETTING_WORDS[name].legend;
}

/** Returns the text of a setting's value, for the host, who can choose it. */
export function settingChosen(name: SettingName, value: Settings[SettingName]): InWords {
  return wordsOf(name).chosen(value);
}

/** Returns the text of a setting's value, for guests, who cannot change it. */
export function settingRead(name: SettingName, value: Settings[SettingName]): InWords {
  return wordsOf(name).read?.(value) ?? settingChosen(name, value);
}

/** Returns the announcement of a setting's new value, or null if there is none. */
export function settingNews(name: SettingName, value: Settings[SettingName]): Message | null {
  return wordsOf(name).news?.(value) ?? null;
}

function wordsOf(name: SettingName): SettingWords<Settings[SettingName]> {
  return SETTING_WORDS[name];
}

function words(label: Message, help: Message | null = null): InWords {
  return { label, help };
}

import { persons } from '../../board/people.ts';
import { type LanguageId, LOCALES } from '../../language/languages.ts';
import { type Message, message } from '../../language/message.ts';
import { type Evening, goesOn } from './evening.ts';

/** The days before Saturday, by the keys of messages: in Polish, the words around a day depend on its gender. */
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const SATURDAY = 'other';
const DAY = 24 * 60 * 60 * 1000;

/**
 * Returns the day of a timestamp as text in a language, such as `Today`, `Yesterday`, `Last Thursday` or `12 October 2026`. Both
 * times are in ms since the Unix epoch.
 */
export function dayInWords(at: number, now: number, language: LanguageId): Message | string {
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days <= 0) return message('tally.today');
  if (days === 1) return message('tally.yesterday');
  if (days < 7) return message('tally.last-weekday', { weekday: WEEKDAYS[new Date(at).getDay()] ?? SATURDAY });
  return new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long', year: 'numeric' }).format(at);
}

/** Returns the time of day of a timestamp as written in the language, such as `21:40`. */
export function timeOfDay(at: number, language: LanguageId): string {
  return new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' }).format(at);
}

/** Returns the title of an evening: `This evening`, or its day. */
export function eveningTitle(evening: Evening, now: number, language: LanguageId): Message | string {
  const [first] = evening.games;
  if (goesOn(evening, now) || first === undefined) return message('tally.this-evening');
  return dayInWords(first.endedAt, now, language);
}

/** Returns a sentence that says who leads an evening or, once it is over, who was ahead. */
export function leadInWords(evening: Evening, now: number): Message {
  const { people, standings } = evening;
  const first = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const points = standings[0]?.score ?? 0;
  const games = evening.games.length;
  if (first.length === 0 || points === 0) return message('tally.nobody-has', { games });
  const who = persons(people, first);
  if (!goesOn(evening, now)) return message('tally.finished-ahead', { who, points, games });
  const [leader] = who;
  if (leader !== undefined && who.length === 1) return message('tally.leads', { who: leader, points, games });
  return message('tally.are-level', { who, points, games });
}

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

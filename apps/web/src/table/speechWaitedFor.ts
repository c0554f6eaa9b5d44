import type { LogEntry } from '../board/logEntry.ts';
import { catalogued } from '../games/catalogue.ts';
import { usePreferences } from '../ui/preferences.ts';
import { useSpoken } from '../language/language.ts';
import { spoken } from '../language/parts.ts';
import { speechTime } from '../language/speechTime.ts';

/** Returns how long the table waits for these lines of a game to be spoken, in ms. Returns 0 unless the user prefers to wait. */
export function speechWaitedFor(lines: readonly LogEntry[], game: string): number {
  return usePreferences.getState().speech === 'waited-for' ? timeToSpeak(lines, game) : 0;
}

/** Returns the time that the lines of a game take to speak in the page's language, in ms. */
function timeToSpeak(lines: readonly LogEntry[], game: string): number {
  const { language } = useSpoken.getState();
  const pack = catalogued(game)?.pack ?? 'french';
  if (language === null) return 0;
  return lines.reduce((sum, { sentence }) => sum + speechTime(spoken(sentence, language, pack)), 0);
}

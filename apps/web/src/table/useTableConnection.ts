import type { TableCode } from '@chinwag/protocol';
import { useEffect, useState } from 'react';
import type { LogEntry } from '../boards/board.ts';
import { catalogued } from '../boards/catalogue.ts';
import { loadScreen } from '../boards/loadScreen.ts';
import { currentGuest, type GuestSession } from '../connection/guest.ts';
import { openTableLine } from '../connection/openTableLine.ts';
import { TableConnection } from '../connection/tableConnection.ts';
import { type Preferences, usePreferences } from '../kit/preferences.ts';
import { useSpoken } from '../language/language.ts';
import { spoken } from '../language/parts.ts';
import { speechTime } from '../language/speechTime.ts';

/** How long the table rests, beside what its game asks for at normal speed. */
const PACES: Readonly<Record<Preferences['animation'], number>> = { normal: 1, fast: 0.55, off: 0 };

/** How long the lines of a game take to be spoken in the language of the page, in ms. */
function timeToSpeak(lines: readonly LogEntry[], game: string): number {
  const { language } = useSpoken.getState();
  const pack = catalogued(game)?.pack ?? 'french';
  if (language === null) return 0;
  return lines.reduce((sum, { sentence }) => sum + speechTime(spoken(sentence, language, pack)), 0);
}

/** The line to a table, up for as long as the component is there. Another table or guest needs another component. */
export function useTableConnection(code: TableCode, session: GuestSession): TableConnection {
  const [connection] = useState(
    () =>
      new TableConnection({
        code,
        guest: () => currentGuest() ?? session,
        openLine: openTableLine,
        loadScreen,
        pace: () => PACES[usePreferences.getState().animation],
        speech: (lines, game) => (usePreferences.getState().speech === 'waited-for' ? timeToSpeak(lines, game) : 0),
      }),
  );
  useEffect(() => {
    connection.start();
    return () => connection.stop('away');
  }, [connection]);
  return connection;
}

import { useEffect, useState } from 'react';
import type { LogEntry } from '../boards/board.ts';
import { catalogued } from '../boards/catalogue.ts';
import { loadScreen } from '../boards/loadScreen.ts';
import { TableConnection, type TableConnectionOptions } from '../connection/tableConnection.ts';
import { usePreferences } from '../kit/preferences.ts';
import { useSpoken } from '../language/language.ts';
import { spoken } from '../language/parts.ts';
import { speechTime } from '../language/speechTime.ts';

/** What is special about a line to a table: where it leads, for whom, and how fast the table goes. */
export type ToTable = Omit<TableConnectionOptions, 'loadScreen' | 'speech'>;

/** How long the lines of a game take to be spoken in the language of the page, in ms. */
function timeToSpeak(lines: readonly LogEntry[], game: string): number {
  const { language } = useSpoken.getState();
  const pack = catalogued(game)?.pack ?? 'french';
  if (language === null) return 0;
  return lines.reduce((sum, { sentence }) => sum + speechTime(spoken(sentence, language, pack)), 0);
}

/** The line to a table, up for as long as the component is there. Another table or guest needs another component. */
export function useTableConnection(toTable: () => ToTable): TableConnection {
  const [connection] = useState(
    () =>
      new TableConnection({
        ...toTable(),
        loadScreen,
        speech: (lines, game) => (usePreferences.getState().speech === 'waited-for' ? timeToSpeak(lines, game) : 0),
      }),
  );
  useEffect(() => {
    connection.start();
    return () => connection.stop('away');
  }, [connection]);
  return connection;
}

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { openChecks } from './openChecks.ts';
import { GameAlarm } from './GameAlarm.tsx';
import { pageChecks, useFound } from './pageChecks.ts';

/** Checks the finished games, and shows an alarm for each game with a fault, until the user has read the alarm. */
export function OpenChecks() {
  const games = useStore(openChecks, (open) => open.games);
  useEffect(() => pageChecks.follow(), []);
  return games.map((gameId) => <OpenCheck key={gameId} gameId={gameId} />);
}

function OpenCheck({ gameId }: { readonly gameId: string }) {
  const found = useFound(gameId);
  if (found?.had !== true || found.report.finding.verdict !== 'untrue') return null;
  return <GameAlarm report={found.report} onRead={() => pageChecks.markRead(gameId)} />;
}

import { use } from 'react';
import { GameCards } from '../../board/GameCards.tsx';
import type { GameOnTable, LogLine } from '../../session/gameSession.ts';
import { PackContext } from '../../language/language.ts';
import { useNarration } from './useNarration.ts';

/** Announces the events of a game, from its first log line to the last, in every room of the table. Renders nothing visible. */
export function Narration({ game: { screen, logLines } }: { readonly game: GameOnTable }) {
  return (
    <GameCards game={screen.game.id}>
      <NarratedLines logLines={logLines} />
    </GameCards>
  );
}

function NarratedLines({ logLines }: { readonly logLines: readonly LogLine[] }) {
  useNarration(logLines, use(PackContext));
  return null;
}

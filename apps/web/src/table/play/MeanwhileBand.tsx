import { useState } from 'react';
import type { GameOnTable } from '../../session/gameSession.ts';
import { readableLog } from '../../session/readableLog.ts';
import { Band } from '../../ui/Band.tsx';
import { Button } from '../../ui/Button.tsx';
import { Said } from '../../board/Said.tsx';
import { useSay } from '../../language/language.ts';

/** The number of moves that are shown; the log has all of them. */
const SHOWN = 3;

export interface MeanwhileBandProps {
  readonly game: Pick<GameOnTable, 'meanwhile' | 'screen' | 'shown'>;
}

/**
 * A banner that tells a returning player what a bot did for them. It stays until they move or dismiss it. Renders nothing if the
 * bot did nothing.
 */
export function MeanwhileBand({ game: { meanwhile, screen, shown } }: MeanwhileBandProps) {
  const say = useSay();
  const [read, setRead] = useState<GameOnTable['meanwhile']>(null);
  if (meanwhile === null || meanwhile === read) return null;
  const lines = readableLog(meanwhile.lines, screen, shown).slice(-SHOWN);
  return (
    <Band
      icon="bot"
      headline={say('play.meanwhile', { moves: meanwhile.moves })}
      action={<Button onClick={() => setRead(meanwhile)}>{say('play.meanwhile-read')}</Button>}
    >
      {lines.length > 0 && (
        <>
          {lines.length < meanwhile.moves && <>{say('play.meanwhile-last')} </>}
          {lines.map(({ key, sentence }) => (
            <span key={key}>
              <Said message={sentence} />{' '}
            </span>
          ))}
        </>
      )}
    </Band>
  );
}

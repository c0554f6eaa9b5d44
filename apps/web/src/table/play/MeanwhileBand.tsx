import { useState } from 'react';
import type { GameOnTable } from '../../connection/gameSession.ts';
import { readableLog } from '../../connection/readableLog.ts';
import { Band } from '../../kit/Band.tsx';
import { Button } from '../../kit/Button.tsx';
import type { Pack } from '../../kit/cards/cardCode.ts';
import { SentenceText } from '../../wording/SentenceText.tsx';
import { useSay } from '../../language/language.ts';

/** How many of the moves are told; the log has them all. */
const TOLD = 3;

/** What `<MeanwhileBand>` takes. */
export interface MeanwhileBandProps {
  readonly game: Pick<GameOnTable, 'meanwhile' | 'screen' | 'shown'>;
  readonly pack: Pack;
}

/** For one who is back: what a bot did for them, until they move themselves or have read it. */
export function MeanwhileBand({ game: { meanwhile, screen, shown }, pack }: MeanwhileBandProps) {
  const say = useSay();
  const [read, setRead] = useState<GameOnTable['meanwhile']>(null);
  if (meanwhile === null || meanwhile === read) return null;
  const lines = readableLog(meanwhile.lines, screen, shown).slice(-TOLD);
  return (
    <Band
      icon="bot"
      headline={say('play.meanwhile', { moves: meanwhile.moves })}
      action={<Button onClick={() => setRead(meanwhile)}>{say('play.meanwhile-read')}</Button>}
    >
      {lines.length > 0 && (
        <>
          {lines.length < meanwhile.moves && `${say('play.meanwhile-last')} `}
          {lines.map(({ key, sentence }) => (
            <span key={key}>
              <SentenceText sentence={sentence} pack={pack} />{' '}
            </span>
          ))}
        </>
      )}
    </Band>
  );
}

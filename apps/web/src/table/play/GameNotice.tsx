import { useCallback, useState } from 'react';
import type { GameOnTable } from '../../connection/gameSession.ts';
import type { Pack } from '../../kit/cards/cardCode.ts';
import { spokenSentence } from '../../wording/SentenceText.tsx';
import { Notice } from '../Notice.tsx';

/** What `<GameNotice>` takes. */
export interface GameNoticeProps {
  readonly told: GameOnTable['told'];
  readonly pack: Pack;
}

/** The newest line of the log that must not be missed, over the table. Like every line it is spoken elsewhere. */
export function GameNotice({ told, pack }: GameNoticeProps) {
  const line = told.findLast(({ notice }) => notice === true);
  // what was told before one came is no news
  const [read, setRead] = useState(line?.key ?? -1);
  const newest = line?.key ?? -1;
  const close = useCallback(() => setRead(newest), [newest]);
  if (line === undefined || newest <= read) return null;
  return <Notice key={newest} silent message={spokenSentence(line.sentence, pack)} onClose={close} />;
}

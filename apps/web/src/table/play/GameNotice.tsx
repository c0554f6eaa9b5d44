import { useCallback, useState } from 'react';
import type { GameOnTable } from '../../session/gameSession.ts';
import type { Pack } from '../../language/cardCode.ts';
import { useLanguage } from '../../language/language.ts';
import { spoken } from '../../language/parts.ts';
import { Notice } from '../Notice.tsx';

export interface GameNoticeProps {
  readonly logLines: GameOnTable['logLines'];
  readonly pack: Pack;
}

/**
 * The latest log line that must not be missed, shown above the table. `Narration` announces it, as it does every line. Renders
 * nothing without a new line of that kind.
 */
export function GameNotice({ logLines, pack }: GameNoticeProps) {
  const line = logLines.findLast(({ notice }) => notice === true);
  // lines from before the viewer came are no news
  const [old] = useState(line?.key ?? -1);
  const language = useLanguage();
  if (line === undefined || line.key <= old) return null;
  return <OnceRead key={line.key} message={spoken(line.sentence, language, pack)} />;
}

function OnceRead({ message }: { readonly message: string }) {
  const [isOpen, setOpen] = useState(true);
  const close = useCallback(() => setOpen(false), []);
  return isOpen ? <Notice silent message={message} onClose={close} /> : null;
}

import { useEffect, useRef } from 'react';
import type { LogLine } from '../../connection/gameSession.ts';
import { useAnnounce } from '../../kit/Announcer.tsx';
import type { Pack } from '../../kit/cards/cardCode.ts';
import { spokenSentence } from '../../wording/SentenceText.tsx';

/** Speaks each line of the log as it is written. */
export function useNarration(log: readonly LogLine[], pack: Pack): void {
  const announce = useAnnounce();
  const spoken = useRef(log.at(-1)?.key ?? -1);
  useEffect(() => {
    const fresh = log.filter(({ key }) => key > spoken.current);
    spoken.current = log.at(-1)?.key ?? -1;
    for (const { sentence } of fresh) announce(spokenSentence(sentence, pack));
  }, [log, pack, announce]);
}

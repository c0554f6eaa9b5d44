import { useEffect, useRef } from 'react';
import type { LogLine } from '../../connection/gameSession.ts';
import { useAnnounce } from '../../kit/Announcer.tsx';
import type { Pack } from '../../kit/cards/cardCode.ts';
import { spokenSentence } from '../../wording/SentenceText.tsx';

/** Speaks each line that is told, once; oldest first. */
export function useNarration(told: readonly LogLine[], pack: Pack): void {
  const announce = useAnnounce();
  const spoken = useRef(told.at(-1)?.key ?? -1);
  useEffect(() => {
    const fresh = told.filter(({ key }) => key > spoken.current);
    spoken.current = told.at(-1)?.key ?? -1;
    for (const { sentence } of fresh) announce(spokenSentence(sentence, pack));
  }, [told, pack, announce]);
}

import { useEffect, useRef } from 'react';
import type { LogLine } from '../../connection/gameSession.ts';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { useLanguage } from '../../language/language.ts';
import type { Pack } from '../../kit/cards/cardCode.ts';
import { spoken as aloud } from '../../language/parts.ts';

/** Speaks each line that is told, once; oldest first. None that has been looked up. */
export function useNarration(told: readonly LogLine[], pack: Pack): void {
  const announce = useAnnounce();
  const language = useLanguage();
  const spoken = useRef(Math.max(-1, told.at(-1)?.key ?? -1));
  useEffect(() => {
    const fresh = told.filter(({ key }) => key > spoken.current);
    spoken.current = Math.max(spoken.current, ...fresh.map(({ key }) => key));
    for (const { sentence } of fresh) announce(aloud(sentence, language, pack));
  }, [told, pack, announce, language]);
}

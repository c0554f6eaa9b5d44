import type { ShownSign } from '@chinwag/protocol';
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { signInWords } from '../../session/words/signWords.ts';
import { useTable } from '../tableContext.ts';
import { useSay } from '../../language/language.ts';

/** Announces each reaction (sign) from another player, once. */
export function useSignNews(signs: readonly ShownSign[]): void {
  const say = useSay();
  const { table, you } = useTable();
  const announce = useAnnounce();
  const announced = useRef<readonly ShownSign[]>(signs);
  useEffect(() => {
    for (const sign of signs) {
      const name = table.seats[sign.seat]?.name;
      if (name !== undefined && sign.from !== you && !announced.current.includes(sign)) announce(say(signInWords(name, sign.sign)));
    }
    announced.current = signs;
  }, [signs, table, you, announce, say]);
}

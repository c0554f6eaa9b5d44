import { useEffect, useRef } from 'react';
import { useAnnounce } from '../ui/Announcer.tsx';

/** Announces a sentence whenever `about` changes. Announces neither an empty sentence nor the first one. */
export function useAnnounceOnChange(sentence: string, about: string): void {
  const announce = useAnnounce();
  const announced = useRef(about);
  useEffect(() => {
    if (about === announced.current) return;
    announced.current = about;
    if (sentence !== '') announce(sentence);
  }, [announce, sentence, about]);
}

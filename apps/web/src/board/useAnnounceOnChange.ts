import { useEffect, useRef } from 'react';
import { useAnnounce } from '../ui/Announcer.tsx';

/** Announces a sentence whenever `about` changes. An empty sentence is silent, and the first sentence is not announced. */
export function useAnnounceOnChange(sentence: string, about: string): void {
  const announce = useAnnounce();
  const announced = useRef(about);
  useEffect(() => {
    if (about === announced.current) return;
    announced.current = about;
    if (sentence !== '') announce(sentence);
  }, [announce, sentence, about]);
}

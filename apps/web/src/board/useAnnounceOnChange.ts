import { useEffect, useRef } from 'react';
import { useAnnounce } from '../ui/Announcer.tsx';

/** Says a sentence to those who listen whenever what it is about changes. An empty one is silence, and the first is not said. */
export function useAnnounceOnChange(sentence: string, about: string): void {
  const announce = useAnnounce();
  const announced = useRef(about);
  useEffect(() => {
    if (about === announced.current) return;
    announced.current = about;
    if (sentence !== '') announce(sentence);
  }, [announce, sentence, about]);
}

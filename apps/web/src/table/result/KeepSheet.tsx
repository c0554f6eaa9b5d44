import { useState } from 'react';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSay } from '../../language/language.ts';
import { type FinalSheet, useKeepsake } from './useKeepsake.ts';

/** Buttons that save the final score sheet as an image, or print it. */
export function KeepSheet(sheet: FinalSheet) {
  const say = useSay();
  const announce = useAnnounce();
  const keepsakeOf = useKeepsake();
  const [endedAt] = useState(() => Date.now());
  const picture = async () => {
    try {
      const { keep } = await import('../keepsake/keep.ts');
      const stored = await keep(keepsakeOf(sheet, endedAt), `${sheet.title} ${new Date(endedAt).toISOString().slice(0, 10)}`);
      if (stored === 'saved') announce(say('result.picture-saved'));
    } catch {
      announce(say('result.picture-failed'));
    }
  };
  return (
    <>
      <Button icon="share" onClick={() => void picture()}>
        {say('result.picture')}
      </Button>
      <Button icon="log" onClick={() => window.print()}>
        {say('result.print')}
      </Button>
    </>
  );
}

import { useEffect, useState } from 'react';
import { untilLeft } from '../inTime.ts';
import { layOut } from '../table/keepsake/layOut.ts';
import { newSheet, paint } from '../table/keepsake/paint.ts';
import { type FinalSheet, useKeepsake } from '../table/result/useKeepsake.ts';

const ENDED_AT = Date.UTC(2026, 10, 20, 21);

/** The image of a finished game, as saved or shared. Renders nothing until the image is drawn. */
export function KeepsakePicture({ game }: { readonly game: FinalSheet }) {
  const keepsake = useKeepsake()(game, ENDED_AT);
  const [drawn, setDrawn] = useState<string | null>(null);
  useEffect(() => {
    if (drawn !== null) return () => URL.revokeObjectURL(drawn);
    const painted = newSheet().then(({ canvas, measure }) => paint(canvas, layOut(keepsake, measure)));
    return untilLeft(painted, (picture) => setDrawn(URL.createObjectURL(picture)));
  }, [drawn, keepsake]);
  if (drawn === null) return null;
  return (
    <main>
      <img src={drawn} alt={`${keepsake.title}: ${keepsake.verdict}`} style={{ maxWidth: '100%' }} />
    </main>
  );
}

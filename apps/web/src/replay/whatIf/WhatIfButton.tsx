import { useState } from 'react';
import { loadMessages } from '../../language/load.ts';
import { useSay } from '../../language/language.ts';
import { IconButton } from '../../ui/Button.tsx';
import { shownLater } from '../../ui/shownLater.tsx';
import type { WhatIfDialogProps } from './WhatIfDialog.tsx';

/** What it takes to play on from a moment, loaded at the first press. */
const WhatIfDialog = shownLater(async () => {
  const [part] = await Promise.all([import('./WhatIfDialog.tsx'), loadMessages('what-if')]);
  return part.WhatIfDialog;
});

/** The way to play on, from the moment one looks at, against bots. */
export function WhatIfButton({ replay, shown }: Omit<WhatIfDialogProps, 'onClose'>) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const ask = () => {
    // nothing goes on beneath a question about a moment
    replay.pause();
    setOpen(true);
  };
  return (
    <>
      <IconButton icon="branch" label={say('replay.what-if')} onClick={ask} />
      {open && <WhatIfDialog replay={replay} shown={shown} onClose={() => setOpen(false)} />}
    </>
  );
}

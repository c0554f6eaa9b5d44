import { useCallback, useEffect, useState } from 'react';
import { useSay } from '../../language/language.ts';
import { loadMessages } from '../../language/load.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import { noteSaid, saidBefore } from '../../session/practice/saidBefore.ts';
import { Notice } from '../Notice.tsx';
import { movesOffered } from '../play/offer.ts';
import { useTable } from '../tableContext.ts';

/** By what name it is noted that it has been said. */
const NAME = 'press-twice';

/** Who has not played the card after so long, in ms, has not pressed it twice. */
const ONCE = 700;

/** Says that a card which is pressed twice is played: once on a device, to one who has pressed a card of a trick game once. */
export function PressTwice({ game }: { readonly game: GameOnTable }) {
  const say = useSay();
  const { purpose } = useTable();
  const [isShown, setShown] = useState(false);
  const close = useCallback(() => setShown(false), []);
  const { screen, newest, viewer } = game;
  const mayPlay = movesOffered(screen, newest, viewer, null).some(({ type }) => type === 'play');
  useEffect(() => {
    if (purpose !== 'friends' || !mayPlay || saidBefore().has(NAME)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('.hand-card') === null) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        noteSaid(NAME);
        void loadMessages('moments').then(() => setShown(true), () => undefined);
      }, ONCE);
    };
    document.addEventListener('pointerdown', press);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', press);
    };
  }, [purpose, mayPlay]);
  return isShown ? <Notice silent message={say('pressTwice.card')} onClose={close} /> : null;
}

import { useCallback, useEffect, useState } from 'react';
import { useSay } from '../../language/language.ts';
import { loadMessages } from '../../language/load.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import { noteSaid, saidBefore } from '../../session/practice/saidBefore.ts';
import { Notice } from '../Notice.tsx';
import { movesOffered } from '../play/offer.ts';
import { useTable } from '../tableContext.ts';

/** The id under which the hint is recorded. */
const NAME = 'press-twice';

/** A player who has not played the card within this many ms has not double-tapped it. */
const ONCE = 700;

/**
 * A hint that a double tap plays a card. It appears once per device, to a player who has tapped a card of a trick game once.
 * Renders nothing before that tap and once the hint has been seen.
 */
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

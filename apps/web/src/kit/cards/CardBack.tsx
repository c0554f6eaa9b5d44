import type { ReactNode } from 'react';
import './card.css';
import { spokenAs } from '../spoken.ts';
import { ChanoyuBack, ChapankaBack, ChinasoBack, ChinchonBack, ChinkwayBack } from './backs.tsx';

/** The rooms, each with a cloth and a back of its own. */
export type Room = 'chinkway' | 'chinaso' | 'chinchon' | 'chapanka' | 'chanoyu';

const BACKS: Record<Room, ReactNode> = {
  chinkway: <ChinkwayBack />,
  chinaso: <ChinasoBack />,
  chinchon: <ChinchonBack />,
  chapanka: <ChapankaBack />,
  chanoyu: <ChanoyuBack />,
};

/** What `<CardBack>` takes. */
export interface CardBackProps {
  readonly room: Room;
  /** The spoken name; silent if left out, since a back is mostly the picture of a number said elsewhere. */
  readonly label?: string | undefined;
}

/** A card from behind, as wide as `--card-width`. */
export function CardBack({ room, label = '' }: CardBackProps) {
  return (
    <span className="card card-back" {...spokenAs(label)}>
      <svg viewBox="0 0 200 280" aria-hidden="true" focusable="false">
        {BACKS[room]}
      </svg>
    </span>
  );
}

import { type ReactNode, use } from 'react';
import { Card, type CardState } from '../../cards/Card.tsx';
import type { CardCode } from '../../language/cardCode.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { PackContext } from '../../language/language.ts';
import './scene.css';

/** A corner of the game's cloth, a hundred units wide and sixty high, on which the things of the game lie. Silent. */
export function Scene({ children }: { readonly children: ReactNode }) {
  return (
    <div className="scene cloth" aria-hidden="true">
      {children}
    </div>
  );
}

/** Where something lies in a scene: the units of its middle. */
interface At {
  readonly x: number;
  readonly y: number;
  /** In degrees. */
  readonly turn?: number;
}

export interface LyingProps extends At {
  readonly children: ReactNode;
}

/** Something that lies in a scene. */
export function Lying({ x, y, turn = 0, children }: LyingProps) {
  return (
    <span className="scene-lying" style={{ '--x': x, '--y': y, '--turn': `${turn}deg` }}>
      {children}
    </span>
  );
}

export interface LyingCardProps extends At {
  readonly card: CardCode;
  readonly state?: CardState;
}

/** A card of the game's pack in a scene. */
export function LyingCard({ card, state, ...at }: LyingCardProps) {
  const pack = use(PackContext);
  return (
    <Lying {...at}>
      <Card card={card} pack={pack} layout="index" state={state} label="" />
    </Lying>
  );
}

export interface RowProps {
  readonly cards: readonly CardCode[];
  /** Where the middle of the first lies, and how far it is from each to the next. */
  readonly x: number;
  readonly y: number;
  readonly step: number;
}

/** Cards that lie side by side, or one over the other. */
export function Row({ cards, x, y, step }: RowProps) {
  return cards.map((card, k) => <LyingCard key={card} card={card} x={x + k * step} y={y} />);
}

export interface NoteProps extends At {
  readonly sentiment: 'good' | 'bad';
  readonly worth: string;
}

/** What something is worth, on a slip. */
export function Note({ sentiment, worth, ...at }: NoteProps) {
  return (
    <Lying {...at}>
      <b className="scene-note slip" data-sentiment={sentiment}>{worth}</b>
    </Lying>
  );
}

export interface SignProps extends At {
  readonly icon: IconName;
}

/** A sign on the cloth: where something goes. */
export function Sign({ icon, ...at }: SignProps) {
  return (
    <Lying {...at}>
      <span className="scene-sign">
        <Icon name={icon} />
      </span>
    </Lying>
  );
}

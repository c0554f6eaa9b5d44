import { type ReactNode, use } from 'react';
import { Card, type CardState } from '../../cards/Card.tsx';
import type { CardCode } from '../../language/cardCode.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { PackContext } from '../../language/language.ts';
import './scene.css';

/** A corner of the game's table, 100 units wide and 60 high, with cards and other objects. Hidden from screen readers. */
export function Scene({ children }: { readonly children: ReactNode }) {
  return (
    <div className="scene cloth" aria-hidden="true">
      {children}
    </div>
  );
}

/** The centre of an element in a scene, in units. */
interface At {
  readonly x: number;
  readonly y: number;
  /** The rotation in degrees. */
  readonly turn?: number;
}

export interface LyingProps extends At {
  readonly children: ReactNode;
}

/** Places an element in a scene. */
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
  /** The centre of the first card, and the distance from each card to the next, in units. */
  readonly x: number;
  readonly y: number;
  readonly step: number;
}

/** A row of cards in a scene, side by side or overlapping. */
export function Row({ cards, x, y, step }: RowProps) {
  return cards.map((card, k) => <LyingCard key={card} card={card} x={x + k * step} y={y} />);
}

export interface NoteProps extends At {
  readonly sentiment: 'good' | 'bad';
  readonly worth: string;
}

/** A note in a scene with the points that cards are worth, as good or bad news. */
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

/** An icon in a scene that shows where a card goes. */
export function Sign({ icon, ...at }: SignProps) {
  return (
    <Lying {...at}>
      <span className="scene-sign">
        <Icon name={icon} />
      </span>
    </Lying>
  );
}
